const Module = require('node:module');

// Hides the package, as if it were not installed.
const resolve = Module._resolveFilename;
Module._resolveFilename = (request, ...rest) => {
  if (request.startsWith('@microsoft/api-extractor')) {
    throw Object.assign(new Error(`Cannot find module '${request}'`), { code: 'MODULE_NOT_FOUND' });
  }
  return resolve(request, ...rest);
};
