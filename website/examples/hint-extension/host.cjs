// Stands in for VS Code, which also gives the extension the module `vscode`.
const Module = require('node:module');

const handlers = {};
const vscode = {
  commands: { registerCommand: (name, handler) => (handlers[name] = handler) },
  window: { showInformationMessage: (text) => console.log(text) },
};
const load = Module._load;
Module._load = (request, ...rest) => (request === 'vscode' ? vscode : load(request, ...rest));

require('./dist/extension.js').activate({ subscriptions: [] });
handlers['hint.show']();
