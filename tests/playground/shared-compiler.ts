import { BrowserCompiler } from './browser-compiler.ts';

/** One compiler for all tests of a file, opened by the first that needs it. */
export function sharedCompiler() {
  let opened: Promise<BrowserCompiler> | undefined;
  return {
    open(): Promise<BrowserCompiler> {
      opened ??= BrowserCompiler.open();
      return opened;
    },
    async close(): Promise<void> {
      await (await opened)?.close();
    },
  };
}
