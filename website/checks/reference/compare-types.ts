import { compareShapes, joinPath } from './compare-shapes.ts';
import type { OptionPage } from './option-pages.ts';
import type { PackageTypes } from './package-types.ts';
import { describeType, type Shape } from './type-shape.ts';

/** Deprecated options, with the name of their type on the page of the new option. */
const replaced: Record<string, { by: string; type: string }> = {
  'lib.autoExternal': { by: 'output.autoExternal', type: 'LibAutoExternal' },
};

/** Path of the documented option in the package. */
export function toInstalledPath({ title }: OptionPage): string {
  return replaced[title]?.by ?? title;
}

function listKeys(shape: Shape): string[] {
  return [...shape]
    .filter(([path, { isWritten }]) => path !== '' && isWritten)
    .map(([path]) => path);
}

/** Options in a type that the text does not mention. */
function findUndescribed(page: OptionPage, documented: Shape): string[] {
  const text = [...page.codes, ...page.headings.map((heading) => heading.text)].join('\n');
  return listKeys(documented).flatMap((path) => {
    const [, quoted, plain] = /(?:\['(.+)'\]|([^.]+))$/.exec(path) ?? [];
    const name = quoted ?? plain ?? path;
    const isNamed = new RegExp(`(?<!\\w)${name.replaceAll('.', '\\.')}(?!\\w)`).test(text);
    return isNamed
      ? []
      : [
          `${page.file} has ${joinPath(page.title, path)} in a type, but not in its text: describe it`,
        ];
  });
}

/** Unknown options in the list of options without effect. */
function findStaleEntries(page: OptionPage, installed: Shape): string[] {
  return page.withoutEffect.flatMap(({ name, reason }) => {
    const [path = '', kind] = name.split(': ');
    const accepted = installed.get(path);
    const problems: string[] = [];
    if (!accepted || (kind && !accepted.kinds.has(kind))) {
      problems.push(`${page.file} lists ${name} without effect, which @rslib/core does not have`);
    }
    if (reason === '')
      problems.push(`${page.file} lists ${name} without effect, but gives no reason`);
    return problems;
  });
}

/** Compares a deprecated option with the package. */
function compareReplaced(types: PackageTypes, page: OptionPage): string[] {
  const type = replaced[page.title]?.type;
  if (!type) return [];
  const installed = types.installed(page.title);
  if (!installed) {
    return [
      `${page.file} documents ${page.title}, which @rslib/core no longer has: remove it here and in "replaced" in website/checks/reference/compare-types.ts`,
    ];
  }
  const documented = types.pages.get(page)?.declared(type);
  if (!documented) return [`${page.file} requires the type ${type} for ${page.title}`];
  return compareShapes(
    types,
    { page, option: page.title },
    describeType(types, installed),
    describeType(types, documented),
  );
}

/** Compares the documented type with that of the installed package, in both directions. */
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
