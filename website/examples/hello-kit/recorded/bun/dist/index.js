const shout = (text)=>`${text}!`;
const greet = (name)=>shout(`Hello, ${name}`);
export { greet };
