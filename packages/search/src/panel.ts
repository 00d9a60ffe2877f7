/** The door for an interface: the panel below the field of a search dialog, and its styles. */

export { default as panelStyles } from './ui/panel.css?inline';
export { SearchPanel } from './ui/SearchPanel.tsx';
