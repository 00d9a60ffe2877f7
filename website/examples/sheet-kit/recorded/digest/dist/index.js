const columns = (sheet)=>{
    var _ref;
    return null != (_ref = null == sheet ? void 0 : sheet.width) ? _ref : 1;
};
export { columns };
