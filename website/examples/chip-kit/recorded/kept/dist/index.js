import { __webpack_require__ } from "./rslib-runtime.js";
import "./m.js";
const round = __webpack_require__("./src/round.cjs");
const addTax = (price)=>(0, round.L)(1.2 * price);
export { addTax };
