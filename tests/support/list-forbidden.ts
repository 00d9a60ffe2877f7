import { createHash } from 'node:crypto';

/** Inline scripts and styles of a document that a policy forbids. A document without any is cut. */
export function listForbidden(html: string, policy: string): string[] {
  const inline = [...html.matchAll(/<(?:script|style)>(.*?)<\/(?:script|style)>/gs)];
  if (inline.length === 0) return ['no inline part: the document is cut'];
  return inline.flatMap(([, text = '']) => {
    const hash = createHash('sha256').update(text).digest('base64');
    return policy.includes(`'sha256-${hash}'`) ? [] : [text.slice(0, 40)];
  });
}
