import { add } from "./add.wasm";
const total = (numbers)=>numbers.reduce(add, 0);
export { total };
