const { basename: basename } = require('node:path');
const src_name = basename('/srv/index.js');
export { src_name as name };
