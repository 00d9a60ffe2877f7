import type { ToolFamily } from 'docs-engine/theme';
import { memo, type ReactNode } from 'react';
import { LayoutGrid } from '../../icons/icons.ts';
import { useStrings } from '../../site-context.tsx';
import { Popup } from '../popup/Popup.tsx';
import { ToolLinks } from './ToolLinks.tsx';

type ToolMenuProps = { family: ToolFamily };

/** Menu of the tool family in the navigation. */
export const ToolMenu = memo(function ToolMenu({ family }: ToolMenuProps): ReactNode {
  const strings = useStrings();
  return (
    <Popup
      trigger={family.trigger}
      isClientOnly
      button={<LayoutGrid size={20} aria-hidden />}
      label={strings.toolMenu}
    >
      <ToolLinks family={family} />
    </Popup>
  );
});
