import LayoutGrid from 'lucide-react/icons/layout-grid';
import { memo, type ReactNode, useEffect, useState } from 'react';
import type { ToolFamily } from '#contract/site.ts';
import { useStrings } from '../../site-context.tsx';
import buttonStyles from '../icon-button/IconButton.module.css';
import { Popup } from '../popup/Popup.tsx';
import type { ToolList } from './ToolList.tsx';

type ToolMenuProps = { family: ToolFamily };

/** Without `lazy`: React may wait 300 ms before it shows what was suspended. */
function LazyToolList({ links }: Pick<ToolFamily, 'links'>): ReactNode {
  const [List, setList] = useState<typeof ToolList>();
  useEffect(() => {
    // If the list cannot be loaded, the link to the family remains.
    void import('./ToolList.tsx').then(
      (loaded) => setList(() => loaded.ToolList),
      () => {},
    );
  }, []);
  return List && <List links={links} />;
}

/** Menu of the tool family in the navigation. */
export const ToolMenu = memo(function ToolMenu({ family }: ToolMenuProps): ReactNode {
  const strings = useStrings();
  return (
    <Popup
      trigger={family.trigger}
      isClientOnly
      button={<LayoutGrid size={20} aria-hidden />}
      buttonClassName={buttonStyles.iconButton}
      label={strings.toolMenu}
    >
      <nav aria-label={strings.toolMenu}>
        <a href={family.url} target="_blank" rel="noopener">
          {family.title}
        </a>
        <LazyToolList links={family.links} />
      </nav>
    </Popup>
  );
});
