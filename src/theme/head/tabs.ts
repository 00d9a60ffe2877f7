/** Prefix of the storage keys, followed by the id of the group. */
const tabsKey = 'rspress.tabs.';

/** Selects a tab of a group, and of all groups with the same id. */
type Select = (group: HTMLElement, index: number) => void;

/** Owns the selection of all tabs, from the first paint on: neither documents nor React know it. */
function manageTabs(prefix: string, listen: (select: Select, refresh: () => void) => void): void {
  /** Choices made here, in case that they cannot be stored. */
  let chosen: Record<string, number> = {};
  let panelCount = 0;

  function readIndex(id: string | undefined, tabs: readonly Element[]): number {
    if (!id) return tabs.findIndex((tab) => tab.ariaSelected === 'true');
    try {
      return Number(chosen[id] ?? localStorage.getItem(prefix + id));
    } catch {
      return 0;
    }
  }
  function show(group: HTMLElement, choice?: number): void {
    // The parser may not have reached the tabs, or the last panels.
    const [list, ...panels] = [...group.children] as HTMLElement[];
    if (!list) return;
    const tabs = [...list.children] as HTMLElement[];
    const index = choice ?? readIndex(group.dataset.group, tabs);
    const selected = tabs[index] ?? tabs[0];
    panels.forEach((panel, i) => {
      const tab = tabs[i] as HTMLElement;
      const isSelected = tab === selected;
      // Writing the same attributes again would lay the panel out again.
      if (panel.id && tab.ariaSelected === String(isSelected)) return;
      panel.id ||= `panel-${panelCount++}`;
      // Stays searchable with find in page.
      if (isSelected) panel.hidden = false;
      else panel.setAttribute('hidden', 'until-found');
      tab.setAttribute('aria-controls', panel.id);
      tab.ariaSelected = String(isSelected);
      tab.tabIndex = isSelected ? 0 : -1;
    });
  }
  function update(): void {
    for (const group of document.querySelectorAll<HTMLElement>('[data-group]')) show(group);
  }
  function select(group: HTMLElement, index: number): void {
    const id = group.dataset.group;
    if (!id) {
      show(group, index);
      return;
    }
    chosen[id] = index;
    try {
      localStorage.setItem(prefix + id, String(index));
    } catch {
      // Storage is blocked or full.
    }
    update();
  }
  function refresh(): void {
    chosen = {};
    update();
  }
  // Before the next paint, both while the document is parsed and after a navigation.
  new MutationObserver(update).observe(document, { childList: true, subtree: true });
  listen(select, refresh);
}

/** `refresh` shows what another window has stored. */
function listenToInput(select: Select, refresh: () => void): void {
  function onInput(event: Event): void {
    // A document or a window has no `closest`.
    const target = event.target as Partial<Element> | null;
    const tab = target?.closest?.<HTMLElement>('[data-group] [role=tab]');
    const list = tab?.parentElement;
    if (!list) return;
    const tabs = [...list.children] as HTMLElement[];
    const index = tabs.indexOf(tab);
    const steps = { click: 0, ArrowRight: 1, ArrowLeft: -1, Home: -index, End: -index - 1 };
    const step = steps[((event as KeyboardEvent).key ?? event.type) as keyof typeof steps];
    if (step === undefined) return;
    event.preventDefault();
    const next = tabs.at((index + step) % tabs.length) as HTMLElement;
    next.focus();
    select(list.parentElement as HTMLElement, tabs.indexOf(next));
  }
  function onFound({ target }: Event): void {
    const panel = target as HTMLElement;
    const group = panel.closest<HTMLElement>('[data-group]');
    if (group) select(group, [...group.children].indexOf(panel) - 1);
  }
  addEventListener('click', onInput, true);
  addEventListener('keydown', onInput, true);
  addEventListener('beforematch', onFound, true);
  addEventListener('storage', refresh);
}

/**
 * Selects tabs by click, key and find in page, and stores the choice, which other windows follow. Its
 * functions run in the browser: they must not refer to anything outside their own bodies.
 */
export function tabsScript(): string {
  return `(${manageTabs})(${JSON.stringify(tabsKey)},${listenToInput})`;
}
