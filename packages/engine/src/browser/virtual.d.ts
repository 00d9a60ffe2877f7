declare module 'virtual:theme' {
  export const theme: import('../contract/theme.ts').Theme;
}
declare module 'virtual:early-theme' {
  export const beforeHydrate: import('../contract/theme.ts').BeforeHydrate;
}
declare module 'virtual:server-theme' {
  export const serverTheme: import('../contract/theme.ts').ServerTheme;
}
declare module 'virtual:browser-components' {
  type Components = import('../contract/theme.ts').BrowserComponents;
  export const islands: Components['islands'];
  export const layouts: Components['layouts'];
}
declare module 'virtual:server-components' {
  type Components = import('../contract/theme.ts').ServerComponents;
  export const islands: Components['islands'];
  export const layouts: Components['layouts'];
  export const statics: Components['static'];
  export const markdown: Components['markdown'];
  export const inlineScripts: Components['inlineScripts'];
}
