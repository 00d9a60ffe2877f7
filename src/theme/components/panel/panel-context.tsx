import { createContext, type ReactNode, useContext } from 'react';
import { type Panel, usePanel } from './use-panel.ts';

/** Panels whose button stands in another part of the page than they do. */
type Panels = { sidebar: Panel; outline: Panel };

const PanelContext = createContext<Panels | undefined>(undefined);

export function PanelProvider({ children }: { children: ReactNode }): ReactNode {
  const sidebar = usePanel({ isModal: true, inlineWhere: '(width > 960px)' });
  const outline = usePanel({ isModal: false, inlineWhere: '(width > 1280px)' });
  return <PanelContext value={{ sidebar, outline }}>{children}</PanelContext>;
}

export function useSharedPanel(name: keyof Panels): Panel {
  const panels = useContext(PanelContext);
  if (!panels) throw new Error('PanelProvider is missing');
  return panels[name];
}
