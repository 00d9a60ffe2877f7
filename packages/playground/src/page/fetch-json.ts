/** Rejects for any other answer than the file. */
export async function fetchJson<Value>(url: string | URL): Promise<Value> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.json();
}
