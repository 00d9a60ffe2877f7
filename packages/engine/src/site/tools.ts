import { siteConfigFile } from '../config/define-config.ts';
import type { LocalizedText } from '../config/schemas/schema-primitives.ts';
import type { ToolsConfig } from '../config/schemas/tools.ts';
import type { ToolFamily } from '../contract/site.ts';
import { closestMatch, type Diagnostic } from '../diagnostics.ts';
import { localize } from './localize.ts';

/** Texts of the tool family in one language. */
export function buildTools(
  tools: ToolsConfig,
  lang: string,
): { family: ToolFamily; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  function addError(message: string, hint: string): void {
    diagnostics.push({ file: siteConfigFile, message, hint });
  }
  function words(value: LocalizedText, field: string): string {
    return localize(value, lang, field, addError);
  }
  const links = tools.links.map((link, index) => {
    const field = `tools.links[${index}]`;
    return {
      name: link.name,
      description: words(link.description, `${field}.description`),
      logo: link.logo,
      logoScale: link.logoScale,
      url: words(link.url, `${field}.url`),
      ...(link.cardText && { cardText: words(link.cardText, `${field}.cardText`) }),
    };
  });
  const names = links.map(({ name }) => name);
  for (const card of tools.cards.filter((name) => !names.includes(name))) {
    const close = closestMatch(card, names);
    addError(
      `tools.cards: there is no tool "${card}"`,
      close === undefined ? `Tools: ${names.join(', ')}` : `Did you mean "${close}"?`,
    );
  }
  const { title, url, trigger, cards } = tools;
  const tagline = words(tools.tagline, 'tools.tagline');
  return { family: { title, tagline, url, trigger, links, cards }, diagnostics };
}
