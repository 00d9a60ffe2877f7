const words = (text)=>text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
const initials = (text)=>words(text).map((word)=>word[0]).join('');
export { initials, words };
