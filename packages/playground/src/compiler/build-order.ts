let resolveWritten = (): void => {};
let written: Promise<void> = Promise.resolve();

/** At the start of a build. */
export function awaitJavascript(): void {
  written = new Promise((resolve) => {
    resolveWritten = resolve;
  });
}

/** When Rspack has written its files, or will not write any. */
export function reportJavascript(): void {
  resolveWritten();
}

/** A build deletes `dist` before it writes, and a process that is forked takes longer than that. */
export function javascriptWritten(): Promise<void> {
  return written;
}
