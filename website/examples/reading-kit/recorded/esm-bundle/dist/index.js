const words = (text)=>text.match(/\S+/g) ?? [];
function minutes(text, pace = 200) {
    return Math.ceil(words(text).length / pace);
}
export { minutes };
