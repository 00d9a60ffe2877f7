import { inlineScript } from '../head/inline-script.ts';
import { tabsKey } from './use-stored-tab.ts';

/**
 * Selects the stored tab of the surrounding group while the document is being parsed, so that
 * hydration causes no layout shift. If storage is blocked, the first tab stays.
 */
function showStoredTab(prefix: string): void {
  const script = document.currentScript as HTMLElement;
  const group = script.parentNode?.parentNode as HTMLElement;
  // Keeps the source out of `textContent`.
  script.remove();
  try {
    const index = Number(localStorage.getItem(prefix + group.dataset.group));
    const [list, ...panels] = [...group.children] as [HTMLElement, ...HTMLElement[]];
    const tabs = [...list.children] as HTMLElement[];
    if (!tabs[index]) return;
    tabs.forEach((tab, i) => {
      const isActive = i === index;
      (panels[i] as HTMLElement).hidden = !isActive;
      tab.ariaSelected = String(isActive);
      tab.tabIndex = isActive ? 0 : -1;
    });
  } catch {}
}

/** Exactly as in documents, because the content security policy contains its hash. */
export const tabsScript = /* @__PURE__ */ inlineScript(showStoredTab, tabsKey);
