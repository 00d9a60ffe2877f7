import type { MouseEvent } from 'react';

type FollowProps = Record<'onClick' | 'onAuxClick', (event: MouseEvent) => void>;

/** Props of a link whose caller is told when it is followed: the middle button opens a tab, and is no click. */
export function onFollow(follow: (event: MouseEvent) => void): FollowProps {
  return {
    onClick: follow,
    onAuxClick(event) {
      if (event.button === 1) follow(event);
    },
  };
}
