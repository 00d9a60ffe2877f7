import { stripVTControlCharacters } from 'node:util';

/** A command of an application that failed, with what it printed. */
export class CommandError extends Error {}

/** Whether a tool itself has crashed: no result, and nothing to write down. */
export function isCrash(output: string): boolean {
  return /\bpanic(?:ked)?\b|unexpected Turbopack error|Segmentation fault|core dumped/.test(output);
}

/** Lines that say that something failed or where, not what. */
const general =
  /^(?:fatal - )?(?:Error:? )?(?:(?:Build|Command|Compilation|npm|Turbopack build) (?:failed|error)|Failed to compile|ERROR {1,2}Build failed|ERROR in |error {3}Build error|error during build|Build error occurred|\[?webpack|\d+ errors?|✗ Build failed|FAIL |WARN |● |Chrome: |.*getaddrinfo |Application bundle generation failed|\[wrangler:warn\]|\[ERROR\] Build failed|\[ERROR\] file:|Failed to collect|Error occurred prerendering|Error: Failed to collect|Summary of |ERROR {2}\[request error\]|\[request error\]|Test Suites?:|⎯|\[restart\]|throw |File: |🚨 Build failed|Import traces|As a result, the code may|Module build failed:?$|Error:?$)|\[built\]|kB │|\d+ modules? transformed|node_modules\/.*\[\d+ errors?\]/i;

const telling =
  /\b(?:[A-Za-z]*Error\b|ERR_\w+|TS\d{4}|error|fail(?:ed|s)?|cannot|can't|could not|not supported|no longer supported|no loader|no transformers|unable|unexpected|unhandled|must use|invalid|not defined|not a function|doesn't exist|included in initial chunk)/i;

/** Replaces what differs between two runs: paths of the application, ports, and hashes. */
export function normalize(text: string, folder: string): string {
  return stripVTControlCharacters(text)
    .replace(/[\u2800-\u28ff✗✖]/g, '\n')
    .replace(/(?<!\d)\d?\d:\d\d:\d\d(?: [AP]M)?\b/g, '\n')
    .replaceAll(`file://${folder}`, 'file://…')
    .replaceAll(folder, '…')
    .replace(/file:\/\/\/[^\s'")]*(?=\/node_modules|\/dist|\/src)/g, 'file://…')
    .replace(/(https?:\/\/)(?:localhost|127\.0\.0\.1|\[::1\]):\d+/g, '$1localhost')
    .replace(/\b(?=[\w]*\d)(?=[\w]*[a-z])[\da-f]{8,}\b/gi, '…')
    .replace(/([._-])[\w-]{8}(?=\.(?:js|css|svg|png|wasm)\b)/g, '$1…')
    .replace(/\?(?:[vt]|wtr-session-id)=[\w-]+/g, '');
}

const longest = 220;

/** The line of an output that says what is wrong. */
export function findMessage(output: string, folder: string): string {
  const lines = normalize(output, folder)
    .split('\n')
    .map((line) => line.replace(/^[\s│├╰╭─▶×✘⨯✖x>▲*-]+(?=\S)/u, '').trim())
    .filter((line) => line !== '' && !/^at .*[:)]\d*/.test(line));
  const index = Math.max(
    lines.findIndex((text) => telling.test(text) && !general.test(text)),
    0,
  );
  // The reason follows in the next line.
  const hasMore = lines[index]?.endsWith(':');
  const line = lines.slice(index, hasMore ? index + 2 : index + 1).join(' ') || 'no message';
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
