import type { ToolFamily } from 'docs-engine/theme';
import { type ReactNode, useEffect, useState } from 'react';
import { useStrings } from '../../site-context.tsx';
import type { ToolList } from './ToolList.tsx';

/** Link to the tool family, and to each of its tools. */
export function ToolLinks({ family }: { family: ToolFamily }): ReactNode {
  const strings = useStrings();
  // Without `lazy`: React may wait 300 ms before it shows what was suspended.
  const [List, setList] = useState<typeof ToolList>();
  useEffect(() => {
    // If the list cannot be loaded, the link to the family remains.
    void import('./ToolList.tsx').then(
      (loaded) => setList(() => loaded.ToolList),
      () => {},
    );
  }, []);
  return (
    <nav aria-label={strings.toolMenu}>
      <a href={family.url} target="_blank" rel="noopener">
        {family.title}
      </a>
      {List && <List links={family.links} />}
    </nav>
  );
}
