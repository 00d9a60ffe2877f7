export { Stepper } from "./Stepper.js";
