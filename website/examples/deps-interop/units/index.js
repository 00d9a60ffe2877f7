Object.defineProperty(exports, '__esModule', { value: true });
exports.kilo = 1000;
