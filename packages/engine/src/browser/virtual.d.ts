declare module 'virtual:theme' {
  export const theme: import('../contract/theme.ts').Theme;
}
declare module 'virtual:server-theme' {
  export const serverTheme: import('../contract/theme.ts').ServerTheme;
}
