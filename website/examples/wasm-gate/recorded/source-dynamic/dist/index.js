import { __webpack_require__ } from "./l.js";
async function total(numbers) {
    const addModule = await import("./add.js").then(__webpack_require__.bind(__webpack_require__, "./src/add.wasm")).then((m)=>m["default"]);
    const { exports } = await WebAssembly.instantiate(addModule);
    return numbers.reduce((sum, value)=>exports.add(sum, value), 0);
}
export { total };
