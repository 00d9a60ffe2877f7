/** Writes a line to standard error; standard output has the report. */
export function logProgress(text: string): void {
  process.stderr.write(`${text}\n`);
}
