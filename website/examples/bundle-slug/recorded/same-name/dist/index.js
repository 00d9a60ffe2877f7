import { words } from "./words.js";
const slugify = (title)=>words(title).join('-');
export { slugify };
