import panelStyles from './ui/panel.css?inline';

export { SearchPanel } from './ui/SearchPanel.tsx';

/** Styles of the panel come with its code. A constructed sheet needs no exception in the content security policy. */
export function adoptPanelStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(panelStyles);
  document.adoptedStyleSheets.push(sheet);
}
