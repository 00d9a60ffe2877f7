declare global {
  interface Window {
    crate: string;
  }
}

export const openCrate = (): string => window.crate;
