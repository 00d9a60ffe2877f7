(()=>{
    const external_HostApi_namespaceObject = globalThis.HostApi;
    document.title = `${document.title} (host ${external_HostApi_namespaceObject.version})`;
})();
