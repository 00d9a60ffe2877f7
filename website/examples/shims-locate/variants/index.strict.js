const { basename } = require('node:path');

export const name = basename('/srv/index.js');
