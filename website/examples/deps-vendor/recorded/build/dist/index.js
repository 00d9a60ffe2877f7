import { mitt } from "./vendor.js";
const events = mitt();
export { events };
