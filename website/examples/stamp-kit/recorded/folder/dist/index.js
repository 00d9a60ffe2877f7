const frame_frame = (text)=>`[ ${text} ]`;
const stamp = (text)=>frame_frame(`${text}, v0.1.0`);
export { stamp };
