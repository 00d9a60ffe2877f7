/** Loaded together with the panel. */
export { default as panelStyles } from './ui/panel.css?inline';
export { SearchPanel } from './ui/SearchPanel.tsx';
