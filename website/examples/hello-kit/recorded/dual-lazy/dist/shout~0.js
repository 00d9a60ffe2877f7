const shout = (text)=>`${text}!`;
export { shout };
