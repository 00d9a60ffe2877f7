import { toLabel } from "./label.js";
const labels = (seats)=>seats.map(toLabel);
export { labels };
