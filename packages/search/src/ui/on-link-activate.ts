import type { MouseEvent } from 'react';

export type LinkProps = Record<'onClick' | 'onAuxClick', (event: MouseEvent) => void>;

/** Link props that report every activation. The middle button opens a tab without a `click` event. */
export function onLinkActivate(activate: (event: MouseEvent) => void): LinkProps {
  return {
    onClick: activate,
    onAuxClick(event) {
      if (event.button === 1) activate(event);
    },
  };
}
