"use strict";
var __webpack_exports__ = {};
const external_node_worker_threads_namespaceObject = require("node:worker_threads");
const count = (text)=>text.split(/\s+/).filter(Boolean).length;
external_node_worker_threads_namespaceObject.parentPort?.on('message', (text)=>external_node_worker_threads_namespaceObject.parentPort?.postMessage(count(text)));
for(var __rspack_i in __webpack_exports__)exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
