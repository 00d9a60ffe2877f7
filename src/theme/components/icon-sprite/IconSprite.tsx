import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import WrapText from 'lucide-react/icons/wrap-text';
import type { ReactNode } from 'react';
import { type SpriteName, spriteId } from './sprite-id.ts';

const icons: Record<SpriteName, typeof Check> = { check: Check, copy: Copy, wrap: WrapText };

/** Icons that stand on a page many times: drawn once here, used by reference. */
export function IconSprite(): ReactNode {
  return (
    <svg width="0" height="0" className="visually-hidden" aria-hidden="true">
      {Object.entries(icons).map(([name, Icon]) => (
        <symbol key={name} id={spriteId(name as SpriteName)} viewBox="0 0 24 24">
          <Icon />
        </symbol>
      ))}
    </svg>
  );
}
