import './globals.ts';
import type { CompilerRequest, CompilerResponse, StartRequest } from '../protocol.ts';
import { loadBinding } from './binding.ts';
import { loadModule } from './load-module.ts';
import { lockDown } from './lockdown.ts';
import { captureConsole } from './log.ts';

const post = (response: CompilerResponse): void => self.postMessage(response);

const toMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

async function start({ thread, ...source }: StartRequest): Promise<void> {
  const compiled = await loadModule(source, (loadedBytes) =>
    post({ type: 'progress', loadedBytes }),
  );
  await loadBinding({
    module: compiled,
    thread,
    onCrash: (message) => post({ type: 'crash', message }),
  });
  await import('./build.ts');
  lockDown();
  captureConsole();
  post({ type: 'ready' });
}

async function answer(request: Exclude<CompilerRequest, StartRequest>): Promise<void> {
  const { id } = request;
  try {
    if (request.type === 'build') {
      const { build, buildJavascript } = await import('./build.ts');
      const outputs = request.javascriptFirst && (await buildJavascript(request.files));
      if (outputs) post({ type: 'javascript', id, outputs });
      const result = await build(request, () => post({ type: 'loaded', id }));
      post({ type: 'built', id, result });
    } else {
      const { check } = await import('./check/check.ts');
      post({ type: 'checked', id, findings: await check(request.files) });
    }
  } catch (error) {
    // The module is unusable after a trap.
    if (error instanceof WebAssembly.RuntimeError) post({ type: 'crash', message: error.message });
    else post({ type: 'failed', id, message: toMessage(error) });
  }
}

/** Responds by a message. Never rejects. */
export async function handle(request: CompilerRequest): Promise<void> {
  if (request.type !== 'start') return answer(request);
  try {
    await start(request);
  } catch (error) {
    post({ type: 'crash', message: toMessage(error) });
  }
}
