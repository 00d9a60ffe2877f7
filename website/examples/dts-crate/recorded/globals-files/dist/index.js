const openCrate = ()=>window.crate;
export { openCrate };
