import { useState } from 'react';
import type { BuildResult } from '../protocol.ts';
import type { Compiler } from './use-compiler.ts';

/** The build to compare with: the last one, or the one that a reader has pinned. */
export function useComparison({ result, previous }: Pick<Compiler, 'result' | 'previous'>) {
  const [pinned, setPinned] = useState<BuildResult>();
  return {
    now: result?.succeeded ? result : undefined,
    before: pinned ?? previous,
    isPinned: pinned !== undefined,
    onPin: (): void => setPinned(pinned ? undefined : result),
  };
}
