/** A problem, its location, and how to fix it. */
export type Diagnostic = {
  /** Absent: an error, which stops the build. */
  severity?: 'warning';
  /** From the project root. */
  file: string;
  /** 1-based. */
  line?: number | undefined;
  /** 1-based. */
  column?: number | undefined;
  message: string;
  /** What to write instead, in the imperative. */
  hint?: string | undefined;
};

/** Stops the build. Its message lists all diagnostics. */
export class BuildError extends Error {
  readonly diagnostics: Diagnostic[];

  constructor(diagnostics: Diagnostic[]) {
    super(diagnostics.map(formatDiagnostic).join('\n\n'));
    this.name = 'BuildError';
    this.diagnostics = diagnostics;
  }
}

/** Formats a diagnostic as `file:line:column`, severity and message, and hint, on a line each. */
export function formatDiagnostic({
  severity,
  file,
  line,
  column,
  message,
  hint,
}: Diagnostic): string {
  const place = [file, line, line && column].filter(Boolean).join(':');
  const text = `${place}\n  ${severity ?? 'error'}: ${message}`;
  return hint ? `${text}\n  ${hint.replaceAll('\n', '\n  ')}` : text;
}

/** Receives the output of a command. */
export type Logger = {
  /** Reports a finished step. */
  step: (text: string) => void;
  /** Reports how far a step has come. */
  progress?: (step: string, done: number, total: number) => void;
  warn: (text: string) => void;
};

/** Logs the warnings, then throws a {@link BuildError} if there are errors. */
export function throwIfErrors(diagnostics: readonly Diagnostic[], log: Pick<Logger, 'warn'>): void {
  for (const diagnostic of diagnostics) {
    if (diagnostic.severity === 'warning') log.warn(formatDiagnostic(diagnostic));
  }
  const errors = diagnostics.filter(({ severity }) => severity !== 'warning');
  if (errors.length > 0) throw new BuildError(errors);
}

/** Finds the candidate closest to a misspelled name, for "Did you mean". */
export function closestMatch(name: string, candidates: readonly string[]): string | undefined {
  const limit = name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    if (Math.abs(name.length - candidate.length) >= bestDistance) continue;
    const distance = levenshtein(name.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** A hint with the candidate closest to a misspelled name, or `otherwise` if none is close. */
export function didYouMean(name: string, candidates: readonly string[], otherwise: string): string {
  const close = closestMatch(name, candidates);
  return close === undefined ? otherwise : `Did you mean "${close}"?`;
}

/** Number of single-character edits between two strings. */
function levenshtein(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min(substitution, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/** Whether there is an error among the diagnostics. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity !== 'warning');
}
