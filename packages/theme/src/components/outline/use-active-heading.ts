import { useEffect, useState } from 'react';

/** In milliseconds. */
const throttleInterval = 100;

function findActive(ids: readonly string[]): string | undefined {
  const all = ids.flatMap((id) => document.getElementById(id) ?? []);
  // Without those in folded blocks and other tabs.
  const headings = all.filter((heading) => heading.checkVisibility());
  const offset =
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const passed = headings.filter((heading) => heading.getBoundingClientRect().top <= offset + 8);
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  const last = headings.at(-1);
  if (isAtEnd && last && scrollY > 0) return last.id;
  return passed.at(-1)?.id;
}

/** Id of the last heading that has been scrolled past, updated at most every 100 ms. */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [found, setFound] = useState<{ ids: readonly string[]; active: string | undefined }>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function update(): void {
      timer = undefined;
      setFound({ ids, active: findActive(ids) });
    }
    function schedule(): void {
      timer ??= setTimeout(update, throttleInterval);
    }
    // Deferred, because measuring would force layout during a navigation.
    schedule();
    addEventListener('scroll', schedule, { passive: true });
    addEventListener('resize', schedule);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', schedule);
      removeEventListener('resize', schedule);
    };
  }, [ids]);
  return found?.ids === ids ? found.active : undefined;
}
