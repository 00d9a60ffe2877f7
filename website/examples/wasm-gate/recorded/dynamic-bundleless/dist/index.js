async function total(numbers) {
    const { add } = await import("./add.wasm");
    return numbers.reduce((sum, value)=>add(sum, value), 0);
}
export { total };
