function loadScript(url, done) {
    __webpack_require__.l(url, done);
}
export { loadScript };
