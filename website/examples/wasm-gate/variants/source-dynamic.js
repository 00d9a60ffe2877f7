export async function total(numbers) {
  const addModule = await import.source('./add.wasm');
  const { exports } = await WebAssembly.instantiate(addModule);
  return numbers.reduce((sum, value) => exports.add(sum, value), 0);
}
