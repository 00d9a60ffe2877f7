(()=>{
    var __webpack_require__ = {};
    (()=>{
        __webpack_require__.u = (chunkId)=>"" + chunkId + ".js";
    })();
    (()=>{
        __webpack_require__.p = "/";
    })();
    (()=>{
        __webpack_require__.b = new URL("./", import.meta.url);
    })();
    const worker = new Worker(new URL(__webpack_require__.p + __webpack_require__.u("l"), __webpack_require__.b), Object.assign({}, {
        type: 'module'
    }, {
        type: "module"
    }));
    worker.postMessage('one two');
})();
