const next = (queue)=>{
    var _ref;
    return null != (_ref = null == queue ? void 0 : queue.shift()) ? _ref : null;
};
export { next };
