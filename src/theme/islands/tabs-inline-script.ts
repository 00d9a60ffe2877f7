import { tabsKey } from './use-stored-tab.ts';

/**
 * Shows the stored tab of the group that the script stands in, while the document is
 * still being read: nothing moves when React takes over. Its text goes into documents:
 * it uses nothing from outside and is short. A blocked storage throws and leaves the first tab.
 */
function showStored(prefix: string): void {
  const script = document.currentScript as HTMLElement;
  const group = script.parentNode?.parentNode as HTMLElement;
  // It is no text of the page.
  script.remove();
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
}

/** The script, exactly as it stands in documents. */
export const tabsScript = `try{(${showStored})(${JSON.stringify(tabsKey)})}catch{}`;
