import { createRequire as __rspack_createRequire } from "node:module";
const __rspack_createRequire_require = __rspack_createRequire(import.meta.url);
const { sep: sep } = __rspack_createRequire_require("node:path");
const split = (file)=>file.split(sep);
export { split };
