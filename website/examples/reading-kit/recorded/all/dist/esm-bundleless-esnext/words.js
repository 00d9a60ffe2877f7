const words = (text)=>text.match(/\S+/g) ?? [];
const letters = (text)=>words(text).join('').length;
export { letters, words };
