import type { ComponentDefinition, ThemeManifest } from './schemas/theme-manifest.ts';

/** What a site adds to a theme, or replaces in it. */
type ThemeInput = Partial<Omit<ThemeManifest, 'static'>> & {
  extends: ThemeManifest;
  static?: Record<string, ComponentDefinition>;
};

/** Adds components, layouts, reserved ids and UI strings to a theme, or replaces some of them. */
export function defineTheme({ extends: base, ...own }: ThemeInput): ThemeManifest {
  return {
    ...base,
    ...own,
    islands: { ...base.islands, ...own.islands },
    static: { ...base.static, ...own.static },
    layouts: { ...base.layouts, ...own.layouts },
    reservedIds: [...base.reservedIds, ...(own.reservedIds ?? [])],
    strings: [...base.strings, ...(own.strings ?? [])],
  };
}
