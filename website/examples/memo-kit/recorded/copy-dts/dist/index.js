const title = (memo)=>memo.title;
export { title };
