const join = (...words)=>words.join(' ');
export { join };
