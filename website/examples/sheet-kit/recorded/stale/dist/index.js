const columns = (sheet)=>sheet?.width ?? 1;
export { columns };
