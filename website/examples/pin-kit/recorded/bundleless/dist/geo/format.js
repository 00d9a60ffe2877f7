const toDegrees = (value)=>`${value.toFixed(2)}°`;
const toRadians = (value)=>value * Math.PI / 180;
export { toDegrees, toRadians };
