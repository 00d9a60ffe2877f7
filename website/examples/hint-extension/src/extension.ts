import mitt from 'mitt';
import { commands, type ExtensionContext, window } from 'vscode';

const hints = mitt<{ shown: string }>();

export function activate({ subscriptions }: ExtensionContext): void {
  hints.on('shown', (text) => window.showInformationMessage(text));
  const show = () => hints.emit('shown', 'Press F1 to see all commands.');
  subscriptions.push(commands.registerCommand('hint.show', show));
}
