const shout = (text)=>`${text}!`;
const whisper = (text)=>`${text}…`;
export { shout, whisper };
