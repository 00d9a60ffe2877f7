import { toDegrees } from "./format.js";
if ('1.00°' !== toDegrees(1)) throw new Error('toDegrees');
