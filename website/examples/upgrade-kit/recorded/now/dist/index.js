import { createRequire as __rspack_createRequire } from "module";
const __rspack_createRequire_require = __rspack_createRequire(import.meta.url);
const colors = __rspack_createRequire_require("picocolors");
const mode = import.meta.env.MODE;
const icon = new URL("./static/svg/icon.svg", import.meta.url);
const paint = (text)=>colors.red(null != text ? text : 'none');
var src_unit = "px";
export { icon, mode, paint, src_unit as unit };
