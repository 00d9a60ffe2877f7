export async function loadUnits(): Promise<unknown> {
  try {
    return await import('left-unit');
  } catch {
    return undefined;
  }
}
