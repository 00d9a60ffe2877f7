async function loadUnits() {
    try {
        return await Promise.resolve().then(function() {
            var e = new Error("Cannot find module 'left-unit'");
            e.code = 'MODULE_NOT_FOUND';
            throw e;
        });
    } catch  {
        return;
    }
}
export { loadUnits };
