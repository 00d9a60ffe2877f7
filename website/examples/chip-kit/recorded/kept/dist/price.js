import { __webpack_require__ } from "./rslib-runtime.js";
import "./m.js";
const round = __webpack_require__("./src/round.cjs");
const formatPrice = (price)=>`${(0, round.L)(price)} €`;
export { formatPrice };
