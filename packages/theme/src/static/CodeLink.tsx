import type { ReactNode } from 'react';

type CodeLinkProps = { href: string; label: string; className: string | undefined };

/** Opens the code of a block. With `target`, the router leaves the link to the browser. */
export function CodeLink({ href, label, className }: CodeLinkProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useAnchorContent: named by its label, like the buttons beside it
    <a className={className} aria-label={label} target="_self" href={href} data-requires-js="" />
  );
}
