/** What was printed since the last call, in order. */
let printed: string[] = [];

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character starts every ANSI code
const ansiCode = /\u001B\[[0-9;]*[A-Za-z]/g;

export function print(text: unknown): boolean {
  printed.push(String(text));
  return true;
}

export function stripAnsi(text: string): string {
  return text.replace(ansiCode, '');
}

export function takeLog(): string {
  const log = stripAnsi(printed.join(''));
  printed = [];
  return log;
}

function printLine(...parts: unknown[]): void {
  print(`${parts.map(String).join(' ')}\n`);
}

/** Rslib prints through the console, as on a command line. */
export function captureConsole(): void {
  for (const method of ['log', 'info', 'warn', 'error'] as const) console[method] = printLine;
}
