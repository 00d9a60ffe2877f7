interface Navigator {
  /** Only Chromium has it. */
  readonly connection?: {
    /** Whether the reader asks for less data than the site would fetch by itself. */
    saveData: boolean;
    /** `slow-2g`, `2g`, `3g` or `4g`: what the line is like, whatever it is made of. */
    effectiveType: string;
  };
}
