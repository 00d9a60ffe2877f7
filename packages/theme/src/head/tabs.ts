import { onDomChange } from './on-dom-change.ts';
import { readStored, store } from './storage.ts';

/** Prefix of the storage keys, followed by the id of the group. */
const tabsKey = 'rspress.tabs.';

/** Choices made here, in case that they cannot be stored. */
const chosen = new Map<string, string>();
let panelCount = 0;

/** The browser may have translated the tab. Its panel may not be parsed yet. */
function labelOf(group: HTMLElement, index: number): string | null {
  const [list, ...panels] = group.children;
  return panels[index]?.ariaLabel ?? list?.children[index]?.textContent ?? null;
}

/** The tab that a group shows, if it has what was chosen. */
function findChosen(group: HTMLElement, tabs: readonly Element[]): Element | undefined {
  const id = group.dataset.group;
  if (!id) return tabs.find((tab) => tab.ariaSelected === 'true');
  const choice = chosen.get(id) ?? readStored(tabsKey + id);
  // Earlier releases stored the index.
  return tabs.find((_, index) => labelOf(group, index) === choice) ?? tabs[Number(choice)];
}

function show(group: HTMLElement, choice?: number): void {
  // The parser may not have reached the tabs, or the last panels.
  const [list, ...panels] = [...group.children] as HTMLElement[];
  if (!list) return;
  const tabs = [...list.children] as HTMLElement[];
  const selected = tabs[choice ?? -1] ?? findChosen(group, tabs) ?? tabs[0];
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
  const { top } = group.getBoundingClientRect();
  const label = labelOf(group, index) ?? '';
  chosen.set(id, label);
  store(tabsKey + id, label);
  update();
  // Panels above can have another height. Not all browsers anchor the scroll position.
  scrollBy({ top: group.getBoundingClientRect().top - top, behavior: 'instant' });
}

function refresh(): void {
  chosen.clear();
  update();
}

/** Index of the tab that a click or a key selects, negative from the end. */
function nextIndex(event: MouseEvent | KeyboardEvent, index: number, count: number) {
  if (!('key' in event)) return index;
  // Alt and arrows go back and forward; the others belong to the browser as well.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.key === 'ArrowRight') return (index + 1) % count;
  if (event.key === 'ArrowLeft') return index - 1;
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return -1;
}

function onInput(event: MouseEvent | KeyboardEvent): void {
  // A document or a window has no `closest`.
  const target = event.target as Partial<Element> | null;
  const tab = target?.closest?.<HTMLElement>('[data-group] [role=tab]');
  const list = tab?.parentElement;
  if (!list) return;
  const tabs = [...list.children] as HTMLElement[];
  const index = nextIndex(event, tabs.indexOf(tab), tabs.length);
  if (index === undefined) return;
  event.preventDefault();
  const next = tabs.at(index) as HTMLElement;
  next.focus();
  select(list.parentElement as HTMLElement, tabs.indexOf(next));
}

function onFound({ target }: Event): void {
  const panel = target as HTMLElement;
  const group = panel.closest<HTMLElement>('[data-group]');
  if (group) select(group, [...group.children].indexOf(panel) - 1);
}

/**
 * Owns the selection of all tabs, from the first paint on: neither documents nor React know it.
 * Selects by click, key and find in page, and stores the choice, which other windows follow.
 */
export function manageTabs(): void {
  onDomChange(update);
  addEventListener('click', onInput, true);
  addEventListener('keydown', onInput, true);
  addEventListener('beforematch', onFound, true);
  addEventListener('storage', refresh);
}
