/**
 * Source text of a script that calls `run` with `options`. `run` runs in the browser: it must not
 * refer to anything outside its own body.
 */
export function toInlineScript<Options>(run: (options: Options) => void, options: Options): string {
  return `(${run})(${JSON.stringify(options)})`;
}
