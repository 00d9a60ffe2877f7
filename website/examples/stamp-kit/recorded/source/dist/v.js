const frame_frame = (text)=>`[ ${text} ]`;
export { frame_frame };
