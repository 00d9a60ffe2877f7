import type { LocalizedText } from '../config/schemas/schema-primitives.ts';
import type { ToolsConfig } from '../config/schemas/tools.ts';
import type { ToolFamily } from '../contract/site.ts';
import { didYouMean } from '../diagnostics.ts';
import { addError, type LanguageContext, localize } from './localize.ts';

/** Texts of the tool family in one language. */
export function buildTools(context: LanguageContext, tools: ToolsConfig): ToolFamily {
  const words = (text: LocalizedText, field: string) => localize(context, text, field);
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
    const hint = didYouMean(card, names, `Tools: ${names.join(', ')}`);
    addError(context, `tools.cards: there is no tool "${card}"`, hint);
  }
  const { title, url, trigger, cards } = tools;
  const tagline = words(tools.tagline, 'tools.tagline');
  return { title, tagline, url, trigger, links, cards };
}
