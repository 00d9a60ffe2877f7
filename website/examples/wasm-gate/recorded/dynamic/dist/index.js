import { __webpack_require__ } from "./l.js";
async function total(numbers) {
    const { add } = await import("./add.js").then(__webpack_require__.bind(__webpack_require__, "./src/add.wasm"));
    return numbers.reduce((sum, value)=>add(sum, value), 0);
}
export { total };
