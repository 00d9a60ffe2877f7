import at from "core-js-pure/actual/array/at.js";
const newest = (books)=>at(books, -1);
export { newest };
