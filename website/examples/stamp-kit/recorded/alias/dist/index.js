const frame_frame = (text)=>`[ ${text} ]`;
const badge = (text)=>frame_frame(text.toUpperCase());
export { badge };
