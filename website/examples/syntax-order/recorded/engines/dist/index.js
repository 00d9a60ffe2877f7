const totalOf = async (order)=>{
    var _ref;
    return null != (_ref = await (null == order ? void 0 : order.total())) ? _ref : 0;
};
export { totalOf };
