import { join } from "@acme/words";
const greet = (name)=>join('Hello,', name);
export { greet };
