"""A small client of the Debug Adapter Protocol."""
import json
import subprocess


class Client:
    """One session with `lockstep dap`."""

    def __init__(self, lockstep):
        self.process = subprocess.Popen([lockstep, "dap"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.sequence = 0
        self.events = []

    def read(self):
        length = 0
        while line := self.process.stdout.readline().strip():
            length = int(line.split(b":")[1])
        assert length, "the adapter has hung up"
        return json.loads(self.process.stdout.read(length))

    def send(self, command, **arguments):
        self.sequence += 1
        text = json.dumps({"seq": self.sequence, "type": "request", "command": command, "arguments": arguments}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(text), text))
        self.process.stdin.flush()
        return self.sequence

    def answer(self, command, **arguments):
        """The response, whether it is a success or not."""
        number = self.send(command, **arguments)
        while True:
            message = self.read()
            if message["type"] == "event":
                self.events.append(message)
            else:
                assert message["request_seq"] == number, message
                return message

    def ask(self, command, **arguments):
        """The body of a successful response."""
        message = self.answer(command, **arguments)
        assert message["success"], message
        return message.get("body", {})

    def refused(self, command, **arguments):
        """The sentence of a refusal."""
        message = self.answer(command, **arguments)
        assert not message["success"], message
        return message["message"]

    def event(self, name):
        """The body of the next event of that name; those before it are dropped."""
        while True:
            while self.events:
                message = self.events.pop(0)
                if message["event"] == name:
                    return message.get("body", {})
            message = self.read()
            assert message["type"] == "event", message
            self.events.append(message)

    def begin(self, configuration, *before):
        """Launches; `before`: requests to make before the kernel runs, as (command, arguments). Their bodies."""
        self.ask("initialize", adapterID="lockstep")
        self.ask("launch", **configuration)
        self.event("initialized")
        bodies = [self.ask(command, **arguments) for command, arguments in before]
        self.ask("configurationDone")
        return bodies

    def move(self, command, **arguments):
        """A request that runs the kernel: the body of the stop."""
        self.ask(command, **arguments)
        return self.event("stopped")

    def leave(self):
        self.ask("disconnect")
        assert self.process.wait(60) == 0
