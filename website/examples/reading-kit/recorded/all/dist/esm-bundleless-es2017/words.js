const words = (text)=>{
    var _text_match;
    return null != (_text_match = text.match(/\S+/g)) ? _text_match : [];
};
const letters = (text)=>words(text).join('').length;
export { letters, words };
