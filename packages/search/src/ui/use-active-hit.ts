import { useEffect, useState } from 'react';

/**
 * The hit that Enter follows: the best one, or the first, until the reader moves. Announced by the field through
 * `aria-activedescendant`. `ids` are those of all hits, in order.
 */
export function useActiveHit(
  field: HTMLInputElement,
  query: string,
  ids: readonly string[],
  bestId: string | undefined,
) {
  const [moved, setMoved] = useState<{ query: string; id: string | undefined }>();
  const isEmpty = query.trim() === '';
  // A new query starts at its best hit. Final results may lack a hit of the early ones.
  const hasMoved = moved?.query === query && (isEmpty || !moved.id || ids.includes(moved.id));
  const activeId = hasMoved ? moved.id : (ids.find((id) => id === bestId) ?? ids[0]);
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
    /** `id` of its element. */
    activeId,
    /** Whether the reader selected it, or deselected all hits, with the arrow keys. */
    hasMoved,
    moveTo: (id: string | undefined) => setMoved({ query, id }),
    /** Selects the best hit. */
    reset: () => setMoved(undefined),
  };
}
