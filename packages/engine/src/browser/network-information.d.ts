interface Navigator {
  /** Chromium only. */
  readonly connection?: {
    /** Whether the reader has asked for reduced data usage. */
    saveData: boolean;
    /** `slow-2g`, `2g`, `3g` or `4g`: measured speed, independent of the kind of network. */
    effectiveType: string;
  };
}
