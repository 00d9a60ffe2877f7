import { createContext, useContext } from 'react';

export type Styles = Readonly<Record<string, string>>;

/** Class names of the theme: the page does not know how it looks. */
export const StylesContext = createContext<Styles>({});

export function useStyles(): Styles {
  return useContext(StylesContext);
}
