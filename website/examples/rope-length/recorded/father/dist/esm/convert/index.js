import { meters } from "./units";
export var toMeters = function toMeters(length, unit) {
  return length * meters[unit];
};