import { compareShapes, joinPath } from './compare-shapes.ts';
import type { OptionPage } from './option-pages.ts';
import type { PackageTypes } from './package-types.ts';
import { describeType, type Shape } from './type-shape.ts';

/** Options whose page has moved on to the option that replaces them, and the type of the old one there. */
const replaced: Record<string, { by: string; type: string }> = {
  'lib.autoExternal': { by: 'output.autoExternal', type: 'LibAutoExternal' },
};

/** Where the package keeps what a page documents. */
export function toInstalledPath({ title }: OptionPage): string {
  return replaced[title]?.by ?? title;
}

function listKeys(shape: Shape): string[] {
  return [...shape]
    .filter(([path, { isWritten }]) => path !== '' && isWritten)
    .map(([path]) => path);
}

/** Options that stand in a type and are named nowhere in the text. */
function findUndescribed(page: OptionPage, documented: Shape): string[] {
  const text = [...page.codes, ...page.headings.map((heading) => heading.text)].join('\n');
  return listKeys(documented).flatMap((path) => {
    const [, quoted, plain] = /(?:\['(.+)'\]|([^.]+))$/.exec(path) ?? [];
    const name = quoted ?? plain ?? path;
    const isNamed = new RegExp(`(?<!\\w)${name.replaceAll('.', '\\.')}(?!\\w)`).test(text);
    return isNamed
      ? []
      : [
          `${page.file} has ${joinPath(page.title, path)} in a type and nowhere in its text: describe it`,
        ];
  });
}

/** Entries of the list of options without effect that are no options. */
function findStaleEntries(page: OptionPage, installed: Shape): string[] {
  return page.withoutEffect.flatMap(({ name, reason }) => {
    const [path = '', kind] = name.split(': ');
    const accepted = installed.get(path);
    const problems: string[] = [];
    if (!accepted || (kind && !accepted.kinds.has(kind))) {
      problems.push(`${page.file} lists ${name} without effect, which @rslib/core does not have`);
    }
    if (reason === '')
      problems.push(`${page.file} lists ${name} without effect and gives no reason`);
    return problems;
  });
}

/** A deprecated option still has to be documented as the package has it. */
function compareReplaced(types: PackageTypes, page: OptionPage): string[] {
  const type = replaced[page.title]?.type;
  if (!type) return [];
  const installed = types.installed(page.title);
  if (!installed) {
    return [
      `${page.file} documents ${page.title}, which @rslib/core no longer has: take it out, and out of "replaced" in checks/reference/compare-types.ts`,
    ];
  }
  const documented = types.pages.get(page)?.declared(type);
  if (!documented) return [`${page.file} lacks the type ${type}, which describes ${page.title}`];
  return compareShapes(
    types,
    { page, option: page.title },
    describeType(types, installed),
    describeType(types, documented),
  );
}

/** Compares the type that a page documents with that of the installed package, both ways. */
export function checkPageTypes(types: PackageTypes, page: OptionPage): string[] {
  const { errors, documented } = types.pages.get(page) ?? { errors: [], documented: undefined };
  if (errors.length > 0) {
    return errors.map((error) => `${page.file}: the types do not compile: ${error}`);
  }
  const installed = types.installed(toInstalledPath(page));
  if (!installed) {
    return [
      `${page.file} documents ${page.title}, which @rslib/core does not have: remove the page, or write the new name of the option as its heading`,
    ];
  }
  if (!documented)
    return [`${page.file} has no <OptionFacts type="…">: write the type of the option`];
  const own = describeType(types, documented);
  const theirs = describeType(types, installed);
  return [
    ...compareShapes(types, { page, option: toInstalledPath(page) }, theirs, own),
    ...compareReplaced(types, page),
    ...findUndescribed(page, own),
    ...findStaleEntries(page, theirs),
  ];
}
