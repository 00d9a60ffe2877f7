import { relative } from 'node:path';
import { BuildError, formatDiagnostic } from './diagnostics.ts';

/** The command is written wrong: the message is all that helps. */
export class UsageError extends Error {}

/** A command with another port, as it is typed. */
export function writeCommand(name: string, port: number): string {
  return `PORT=${port} npm run ${name}`;
}

type Remedy = [message: string, hint: string];

const noSpace: Remedy = ['no space left on the disk', 'Free some space and try again.'];
const noPermission: Remedy = ['no permission', 'Change the owner or the permissions.'];
const notAFolder: Remedy = ['a file where a folder belongs', 'Remove or rename it.'];

/** Errors of the file system by their code. */
const remedies: Record<string, Remedy> = {
  ENOSPC: noSpace,
  EDQUOT: noSpace,
  EACCES: noPermission,
  EPERM: noPermission,
  EROFS: noPermission,
  ENOENT: ['the file is missing, or a link to a missing file', 'Restore or remove it.'],
  ELOOP: ['a link that leads back to itself', 'Link to another file or folder.'],
  EISDIR: ['a folder where a file belongs', 'Remove or rename it.'],
  ENOTDIR: notAFolder,
  EEXIST: notAFolder,
  EBUSY: ['the system uses this folder', 'Mount its parent folder instead.'],
  EXDEV: ['the folder is on another disk', 'Use a folder beside it, or a link.'],
  EMFILE: ['too many open files', 'Raise the limit: ulimit -n 4096'],
};

/** Error of the file system with its file and a correction. */
function describeFileError({
  code = '',
  path,
  message,
}: NodeJS.ErrnoException): string | undefined {
  // Errors of native code have no code.
  const found = /no space left/i.test(message) ? noSpace : remedies[code];
  if (!found) return undefined;
  const [problem, hint] = found;
  const file = path ? relative('', path) : 'disk';
  return `\n${formatDiagnostic({ file, message: problem, hint })}\n\n1 error`;
}

/** The message for mistakes of the user, the error itself with its stack for bugs. */
export function describeError(error: unknown, command: string, usage: string): unknown {
  if (error instanceof BuildError) {
    const { length } = error.diagnostics;
    return `\n${error.message}\n\n${length === 1 ? '1 error' : `${length} errors`}`;
  }
  if (error instanceof UsageError) return error.message;
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `The port is taken. Choose another one: ${writeCommand(command, 4300)}`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST must be an address of this machine. Write: HOST=127.0.0.1 npm run ${command}`;
  if (code.startsWith('ERR_PARSE_ARGS')) return `${message}\n\n${usage}`;
  return describeFileError(error as NodeJS.ErrnoException) ?? error;
}
