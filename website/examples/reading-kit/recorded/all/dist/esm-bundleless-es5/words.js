var words_words = function(text) {
    var _text_match;
    return null != (_text_match = text.match(/\S+/g)) ? _text_match : [];
};
var words_letters = function(text) {
    return words_words(text).join('').length;
};
export { words_letters as letters, words_words as words };
