import { pad } from "./pad.js";
const formatClock = (minutes)=>`${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
export { formatClock };
