export async function total(numbers: number[]): Promise<number> {
  const { add } = await import('./add.wasm');
  return numbers.reduce((sum, value) => add(sum, value), 0);
}
