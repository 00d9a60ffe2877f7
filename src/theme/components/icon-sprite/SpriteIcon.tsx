import type { ReactNode } from 'react';
import { type SpriteName, spriteId } from './sprite-id.ts';

/** An icon of the sprite; decorative, so its button needs a name. */
export function SpriteIcon({ name }: { name: SpriteName }): ReactNode {
  return (
    <svg width="16" height="16" aria-hidden="true">
      <use href={`#${spriteId(name)}`} />
    </svg>
  );
}
