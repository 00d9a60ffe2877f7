export { Seat } from "./seat.js";
