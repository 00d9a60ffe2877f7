import type { Problem } from '@arethetypeswrong/core';
import { problemKindInfo } from '@arethetypeswrong/core/problems';
import type { Message } from 'publint';
import { formatMessage } from 'publint/utils';
import type { Finding } from '../../protocol.ts';

/** What publint says, as its command line does. */
export function describeMessage(message: Message, manifest: Record<string, unknown>): Finding {
  const { code, type } = message;
  return {
    tool: 'publint',
    level: type,
    code,
    message: formatMessage(message, manifest, { color: false }) ?? code,
    href: `https://publint.dev/rules#${code.toLowerCase()}`,
  };
}

/** Where a problem is: an entry and how it is resolved, or a file. */
function locate(problem: Problem): string {
  if ('entrypoint' in problem) return `"${problem.entrypoint}", ${problem.resolutionKind}`;
  if ('typesFileName' in problem) return problem.typesFileName.replace(/^\/node_modules\//, '');
  return problem.fileName.replace(/^\/node_modules\//, '');
}

/** What Are The Types Wrong says of one problem. */
export function describeProblem(problem: Problem): Finding {
  const { title, docsUrl } = problemKindInfo[problem.kind];
  return {
    tool: 'attw',
    level: problem.kind === 'FallbackCondition' ? 'warning' : 'error',
    code: problem.kind,
    message: `${title} (${locate(problem)})`,
    href: docsUrl,
  };
}
