(function(){let e=document.createElement(`link`).relList;if(e&&e.supports&&e.supports(`modulepreload`))return;for(let e of document.querySelectorAll(`link[rel="modulepreload"]`))n(e);new MutationObserver(e=>{for(let t of e)if(t.type===`childList`)for(let e of t.addedNodes)e.tagName===`LINK`&&e.rel===`modulepreload`&&n(e)}).observe(document,{childList:!0,subtree:!0});function t(e){let t={};return e.integrity&&(t.integrity=e.integrity),e.referrerPolicy&&(t.referrerPolicy=e.referrerPolicy),t.credentials=e.crossOrigin===`use-credentials`?`include`:e.crossOrigin===`anonymous`?`omit`:`same-origin`,t}function n(e){if(e.ep)return;e.ep=!0;let n=t(e);fetch(e.href,n)}})();var e=`var __webpack_modules__ = {
    l (__unused_rspack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            U: ()=>count
        });
        const count = (text)=>text.split(/\\s+/).filter(Boolean).length;
    }
};
var __webpack_module_cache__ = {};
function __webpack_require__(moduleId) {
    var cachedModule = __webpack_module_cache__[moduleId];
    if (void 0 !== cachedModule) return cachedModule.exports;
    var module = __webpack_module_cache__[moduleId] = {
        exports: {}
    };
    __webpack_modules__[moduleId](module, module.exports, __webpack_require__);
    return module.exports;
}
(()=>{
    __webpack_require__.d = (exports, getters, values)=>{
        var define = (defs, kind)=>{
            for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports, key)) Object.defineProperty(exports, key, {
                enumerable: true,
                [kind]: defs[key]
            });
        };
        define(getters, "get");
        define(values, "value");
    };
})();
(()=>{
    __webpack_require__.o = (obj, prop)=>Object.prototype.hasOwnProperty.call(obj, prop);
})();
var _count__rspack_import_0 = __webpack_require__("l");
addEventListener('message', ({ data })=>{
    postMessage((0, _count__rspack_import_0.U)(data));
});
`,t=`u`>typeof self&&(self.URL||self.webkitURL),n=t&&self.Blob&&new Blob([`URL.revokeObjectURL(import.meta.url);`,e],{type:`text/javascript;charset=utf-8`});function r(r){let i;try{if(i=n&&t.createObjectURL(n),!i)throw``;let e=new Worker(i,{type:`module`,name:r&&r.name});return e.addEventListener(`error`,()=>{t.revokeObjectURL(i)}),e}catch{return i&&t.revokeObjectURL(i),new Worker(`data:text/javascript;charset=utf-8,`+encodeURIComponent(e),{type:`module`,name:r&&r.name})}}new r;