import { createRequire } from "node:module";
const src_require = createRequire(import.meta.url);
const colors = src_require('picocolors');
const warning = (text)=>colors.yellow(text);
export { warning };
