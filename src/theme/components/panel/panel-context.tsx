import { createContext, type ReactNode, useContext } from 'react';
import { type Panel, usePanel } from './use-panel.ts';

/** Panels whose button stands in another part of the page than they do. */
type Panels = { sidebar: Panel; outline: Panel };

const PanelContext = createContext<Panels | undefined>(undefined);

/** Holds the panels above the layouts, so that a button far from its panel knows whether it is open. */
export function PanelProvider({ children }: { children: ReactNode }): ReactNode {
  const sidebar = usePanel({ isModal: true, closeWhere: '(width > 60em)' });
  const outline = usePanel({ isModal: false, closeWhere: '(width > 80em)' });
  return <PanelContext value={{ sidebar, outline }}>{children}</PanelContext>;
}

/** Throws outside of a `PanelProvider`. */
export function useSharedPanel(name: keyof Panels): Panel {
  const panels = useContext(PanelContext);
  if (!panels) throw new Error('PanelProvider is missing');
  return panels[name];
}
