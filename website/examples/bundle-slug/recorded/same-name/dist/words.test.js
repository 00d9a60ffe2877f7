import { words } from "./words.js";
if (2 !== words('Two words').length) throw new Error('words() is broken');
