/** Tells what goes on, beside the report on standard output. */
export function logProgress(text: string): void {
  process.stderr.write(`${text}\n`);
}
