/** One thing that is wrong, where, and how it is written right. */
export type Diagnostic = {
  severity: 'error' | 'warning';
  /** Relative to the root of the project. */
  file: string;
  /** 1-based. */
  line?: number | undefined;
  /** 1-based. */
  column?: number | undefined;
  message: string;
  /** The corrected line, or what to do. */
  hint?: string | undefined;
};

/** Stops the build; its message lists every diagnostic. */
export class BuildError extends Error {
  readonly diagnostics: Diagnostic[];

  constructor(diagnostics: Diagnostic[]) {
    super(diagnostics.map(formatDiagnostic).join('\n\n'));
    this.name = 'BuildFailure';
    this.diagnostics = diagnostics;
  }
}

/** `file:line:column`, as far as they are known, then severity and message, then the hint; all but the first line indented by two spaces. */
export function formatDiagnostic({
  severity,
  file,
  line,
  column,
  message,
  hint,
}: Diagnostic): string {
  const place = [file, line, line && column].filter(Boolean).join(':');
  const text = `${place}\n  ${severity}: ${message}`;
  return hint ? `${text}\n  ${hint.replaceAll('\n', '\n  ')}` : text;
}

/** Throws when there is an error among the diagnostics; prints the warnings. */
export function throwIfErrors(diagnostics: Diagnostic[], warn: (text: string) => void): void {
  for (const diagnostic of diagnostics) {
    if (diagnostic.severity === 'warning') warn(formatDiagnostic(diagnostic));
  }
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new BuildError(errors);
}

/** The candidate closest to a misspelt name, for "did you mean". */
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
