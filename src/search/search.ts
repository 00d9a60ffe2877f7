/** Styles of the panel come with its code. */
export { default as panelStyles } from './ui/panel.css?inline';
export { SearchPanel } from './ui/SearchPanel.tsx';
