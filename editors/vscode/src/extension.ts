// Starts `lockstep dap` for debug sessions of type lockstep. Everything else is the adapter's.
import * as vscode from 'vscode';

const type = 'lockstep';

/** The words that start the adapter. */
export function adapterCommand(configuration: vscode.DebugConfiguration, setting: string | undefined): [string, string[]] {
  const own = configuration.lockstep;
  const command = typeof own === 'string' && own !== '' ? own : setting !== undefined && setting !== '' ? setting : type;
  return [command, ['dap']];
}

class AdapterFactory implements vscode.DebugAdapterDescriptorFactory {
  createDebugAdapterDescriptor(session: vscode.DebugSession): vscode.DebugAdapterDescriptor {
    const setting = vscode.workspace.getConfiguration(type, session.workspaceFolder).get<string>('command');
    const [command, words] = adapterCommand(session.configuration, setting);
    const folder = session.workspaceFolder?.uri.fsPath;
    return new vscode.DebugAdapterExecutable(command, words, folder === undefined ? undefined : { cwd: folder });
  }
}

/** F5 without a launch.json: a kernel of the file that is open. */
class ConfigurationProvider implements vscode.DebugConfigurationProvider {
  resolveDebugConfiguration(
    _folder: vscode.WorkspaceFolder | undefined,
    configuration: vscode.DebugConfiguration,
  ): vscode.ProviderResult<vscode.DebugConfiguration> {
    if (!configuration.type && !configuration.request && !configuration.name) {
      const open = vscode.window.activeTextEditor?.document.uri.fsPath;
      if (open === undefined || !open.endsWith('.s')) {
        return vscode.window
          .showErrorMessage("lockstep needs a launch.json that names a code object: 'program', and 'args' of the kernel.")
          .then(() => undefined);
      }
      configuration = {
        type,
        request: 'launch',
        name: 'Kernel on an emulated GPU',
        program: open.replace(/\.s$/, '.hsaco'),
        stopOnEntry: true,
        stopAtEnd: true,
      };
    }
    if (typeof configuration.program !== 'string' || configuration.program === '') {
      return vscode.window
        .showErrorMessage("The launch configuration has no 'program': write the path of a code object (.hsaco).")
        .then(() => undefined);
    }
    return configuration;
  }
}

export function activate(context: vscode.ExtensionContext): void {
  context.subscriptions.push(
    vscode.debug.registerDebugAdapterDescriptorFactory(type, new AdapterFactory()),
    vscode.debug.registerDebugConfigurationProvider(type, new ConfigurationProvider()),
  );
}

export function deactivate(): void {}
