const sheet_module = {
    sheetHead: "sheet__sheetHead"
};
const head = sheet_module.sheetHead;
export { head };
