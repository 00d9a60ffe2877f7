import { createContext, type ReactNode, useContext } from 'react';
import { type Popover, usePopover } from './use-popover.ts';

/** Panels whose button is rendered by another component. */
type Panels = { sidebar: Popover; outline: Popover };

const PanelContext = createContext<Panels | undefined>(undefined);

/** Shares the state of the panels between the layouts and the buttons that open them. */
export function PanelProvider({ children }: { children: ReactNode }): ReactNode {
  const sidebar = usePopover({ isModal: true, closeWhere: '(width > 60em)' });
  const outline = usePopover({ isModal: false, closeWhere: '(width > 80em)' });
  return <PanelContext value={{ sidebar, outline }}>{children}</PanelContext>;
}

/** Throws outside a `PanelProvider`. */
export function useSharedPanel(name: keyof Panels): Popover {
  const panels = useContext(PanelContext);
  if (!panels) throw new Error('PanelProvider is missing');
  return panels[name];
}
