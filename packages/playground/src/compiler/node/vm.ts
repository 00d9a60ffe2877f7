import { execute } from '../execute/execute.ts';

export const builtin = {
  /** Rspack runs the modules of css-loader with it. */
  runInThisContext: (code: string, options?: { filename?: string }) =>
    execute(code, options?.filename),
};
