import type { CheckedPage } from './read-pages.ts';

/** Length of a description in characters. Chinese needs fewer. */
const lengthOf = (lang: string): [min: number, max: number] =>
  lang === 'zh' ? [20, 110] : [60, 165];

/** Pages whose description is missing, too short, too long or a duplicate. */
export function checkDescriptions(pages: readonly CheckedPage[]): string[] {
  const owners = new Map<string, string>();
  return pages.flatMap(({ source, frontmatter }) => {
    const { description } = frontmatter;
    const file = source.sourcePath;
    const [min, max] = lengthOf(source.lang);
    if (!description) {
      return [
        `${file}: description is required; write description: … between the --- lines, ${min} to ${max} characters`,
      ];
    }
    const problems: string[] = [];
    if (description.length < min || description.length > max) {
      problems.push(
        `${file}: description has ${description.length} characters, not ${min} to ${max}`,
      );
    }
    const owner = owners.get(description);
    if (owner) problems.push(`${file}: duplicate of the description of ${owner}`);
    owners.set(description, file);
    return problems;
  });
}
