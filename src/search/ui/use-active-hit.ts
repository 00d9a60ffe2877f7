import { useEffect, useState } from 'react';

type ActiveHit = {
  /** `id` of its element. */
  activeId: string | undefined;
  /** Whether the reader has moved to it, or away from all hits. */
  hasMoved: boolean;
  moveTo: (id: string | undefined) => void;
  /** Goes back to the first hit. */
  reset: () => void;
};

/**
 * The hit that Enter follows: the first one of an answer, until the reader moves on. The field
 * names it for assistive technology. `ids` are those of what was found, in order.
 */
export function useActiveHit(
  field: HTMLInputElement,
  query: string,
  ids: readonly string[],
): ActiveHit {
  const [moved, setMoved] = useState<{ query: string; id: string | undefined }>();
  const isEmpty = query.trim() === '';
  // A new query starts at the first hit of its answer; a complete answer may lack a hit of the first one.
  const hasMoved = moved?.query === query && (isEmpty || !moved.id || ids.includes(moved.id));
  const activeId = hasMoved ? moved.id : ids[0];
  const isExpanded = ids.length > 0;

  useEffect(() => {
    if (activeId) field.setAttribute('aria-activedescendant', activeId);
    else field.removeAttribute('aria-activedescendant');
    field.setAttribute('aria-expanded', String(isExpanded));
  }, [activeId, field, isExpanded]);

  useEffect(() => {
    if (moved?.id) document.getElementById(moved.id)?.scrollIntoView({ block: 'nearest' });
  }, [moved]);

  return {
    activeId,
    hasMoved,
    moveTo: (id) => setMoved({ query, id }),
    reset: () => setMoved(undefined),
  };
}
