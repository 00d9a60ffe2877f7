import all_settled from "core-js-pure/stable/promise/all-settled.js";
import replace_all from "core-js-pure/stable/instance/replace-all.js";
const settle = (tasks)=>all_settled(tasks);
const last = (books)=>books.at(-1);
const spaced = (title)=>replace_all(title).call(title, '-', ' ');
export { last, settle, spaced };
