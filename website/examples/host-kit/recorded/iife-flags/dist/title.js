(()=>{
    const external_host_api_namespaceObject = globalThis["host-api"];
    document.title = `${document.title} (host ${external_host_api_namespaceObject.version})`;
})();
