var words_words = function(text) {
    var _text_match;
    return null != (_text_match = text.match(/\S+/g)) ? _text_match : [];
};
function minutes(text) {
    var pace = arguments.length > 1 && void 0 !== arguments[1] ? arguments[1] : 200;
    return Math.ceil(words_words(text).length / pace);
}
export { minutes };
