// The vendor's pseudocode notation for instruction semantics.
// README.md shows every construct with one example. Names and types are not checked here.
grammar Pcode;

program : block EOF ;

// ';' separates statements; the last one needs none, and empty ones are allowed.
block : statement? (';' statement?)* ;

statement
  : 'declare' name ':' typeName ('[' INTEGER ']')?                                      # declaration
  | 'if' expression 'then' block elsifClause* elseClause? 'endif'                   # ifStatement
  | 'for' name 'in' expression ':' expression 'do' block 'endfor'                   # forStatement
  | 'while' expression 'do' block 'endwhile'                                        # whileStatement
  | 'break'                                                                         # breakStatement
  | 'return' expression                                                             # returnStatement
  | name '=' 'lambda' '(' (name (',' name)*)? ')' '(' block ')'                     # lambdaDefinition
  | assignment                                                                      # assignStatement
  | expression                                                                      # expressionStatement
  | STRING                                                                          # noteStatement
  ;

elsifClause : 'elsif' expression 'then' block ;
elseClause : 'else' block ;

// Right to left: `a = b = c`.
assignment : expression assignOperator (assignment | expression) ;
assignOperator : '=' | '+=' | '-=' | '*=' | '|=' | '&=' | '^=' ;

expression
  : primary                                                                         # primaryExpression
  | expression '[' expression ']'                                                   # indexExpression
  | expression '[' expression ':' expression ']'                                    # sliceExpression
  | expression '[' expression '+:' expression ']'                                   # partSelectExpression
  | expression '.' name                                                             # memberExpression
  | op=('-' | '+' | '!' | '~') expression                                     # unaryExpression
  | <assoc=right> expression op='**' expression                               # binaryExpression
  | expression op=('*' | '/' | '%') expression                                # binaryExpression
  | expression op=('+' | '-') expression                                      # binaryExpression
  | expression op=('<<' | '>>') expression                                    # binaryExpression
  | expression op=('<' | '<=' | '>' | '>=') expression                        # binaryExpression
  | expression op=('==' | '!=' | '<>') expression                             # binaryExpression
  | expression op='&' expression                                              # binaryExpression
  | expression op='^' expression                                              # binaryExpression
  | expression op='|' expression                                              # binaryExpression
  | expression op='&&' expression                                             # binaryExpression
  | expression op='||' expression                                             # binaryExpression
  | <assoc=right> expression '?' expression ':' expression                          # conditionalExpression
  ;

primary
  : (INTEGER | HEX | FLOAT | SIZED_NUMBER)                                          # numberPrimary
  | typeName '(' expression ')'                                                         # castPrimary
  | name '(' (expression (',' expression)*)? ')'                                    # callPrimary
  | '{' expression (',' expression)* '}'                                            # concatenationPrimary
  | '(' expression ')'                                                              # parenthesesPrimary
  | name                                                                            # namePrimary
  ;

typeName : SIZED_TYPE ;

// `in` is a keyword in `for` only; the vendor also calls variables so.
name : IDENTIFIER | 'in' ;

SIZED_TYPE : DIGIT+ '\'' ('U' | 'I' | 'F' | 'BF' | 'B') ;
SIZED_NUMBER : DIGIT+ '\'' ('0x' HEX_DIGIT+ INTEGER_SUFFIX? | DIGIT+ '.' DIGIT+ | DIGIT+ INTEGER_SUFFIX?) ;
HEX : '0x' HEX_DIGIT+ INTEGER_SUFFIX? ;
FLOAT : DIGIT+ '.' DIGIT+ ('e' ('+' | '-')? DIGIT+)? 'F'? ;
INTEGER : DIGIT+ INTEGER_SUFFIX? ;
IDENTIFIER : [A-Za-z_] [A-Za-z0-9_]* ;
STRING : '"' ~["\r\n]* '"' ;

COMMENT : '//' ~[\r\n]* -> skip ;
SPACE : [ \t\r\n]+ -> skip ;

fragment DIGIT : [0-9] ;
fragment HEX_DIGIT : [0-9a-fA-F] ;
fragment INTEGER_SUFFIX : 'ULL' | 'LL' | 'U' | 'L' ;
