const words = (text)=>{
    var _text_match;
    return null != (_text_match = text.match(/\S+/g)) ? _text_match : [];
};
function minutes(text, pace = 200) {
    return Math.ceil(words(text).length / pace);
}
export { minutes };
