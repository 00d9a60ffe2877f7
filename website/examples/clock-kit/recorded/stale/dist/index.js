var pad_pad = function(value) {
    return String(value).padStart(2, '0');
};
var src_formatClock = function(minutes) {
    return "".concat(pad_pad(Math.floor(minutes / 60)), ":").concat(pad_pad(minutes % 60));
};
export { src_formatClock as formatClock };
