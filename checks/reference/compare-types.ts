import { type OptionPage, sectionIds } from './option-pages.ts';
import { type Accepted, describeType, type PackageTypes, type Shape } from './package-types.ts';

/** Options whose page has moved on to the option that replaces them. */
const replacedBy: Record<string, string> = { 'lib.autoExternal': 'output.autoExternal' };

/** Where the package keeps what a page documents. */
export function toInstalledPath({ title }: OptionPage): string {
  return replacedBy[title] ?? title;
}

function join(option: string, path: string): string {
  if (path === '') return option;
  return path.startsWith('[') ? `${option}${path}` : `${option}.${path}`;
}

function isLeaf(kind: string): boolean {
  return /^(?:'|\d|true$|false$|string$|number$|boolean$|function$|array$|object$|any$)/.test(kind);
}

function listMissing(from: Accepted, to: Accepted): string[] {
  return [...from.kinds].filter((kind) => isLeaf(kind) && !to.kinds.has(kind));
}

/** Whether the types of other packages that both places name are the same. */
function acceptsSameForeign({ checker }: PackageTypes, one: Accepted, other: Accepted): boolean {
  const names = ({ kinds }: Accepted) => [...kinds].filter((kind) => !isLeaf(kind)).sort();
  if (names(one).join() === names(other).join()) return true;
  return (
    checker.isTypeAssignableTo(one.type, other.type) &&
    checker.isTypeAssignableTo(other.type, one.type)
  );
}

/** `inlineScripts` and `target: 'web-worker'` of the list of options without effect. */
function isWithoutEffect(page: OptionPage, path: string, kind?: string): boolean {
  const written = kind ? `${path}: ${kind}` : path;
  return page.withoutEffect.some(({ name }) => name === written || isBelow(path, [name]));
}

function comparePlace(
  types: PackageTypes,
  page: OptionPage,
  path: string,
  installed: Accepted,
  documented: Accepted,
): string[] {
  const option = join(toInstalledPath(page), path);
  const missing = listMissing(installed, documented).filter(
    (kind) => !isWithoutEffect(page, path, kind),
  );
  const gone = listMissing(documented, installed);
  const faults = [
    ...missing.map(
      (kind) =>
        `${option} accepts ${kind} in @rslib/core, but not in ${page.file}: add it to the type there and describe it`,
    ),
    ...gone.map(
      (kind) =>
        `${page.file} says that ${option} accepts ${kind}, but @rslib/core does not: take it out`,
    ),
  ];
  if (faults.length === 0 && !acceptsSameForeign(types, installed, documented)) {
    const name = ({ type }: Accepted) => types.checker.typeToString(type);
    faults.push(
      `${option} is ${name(installed)} in @rslib/core, but ${name(documented)} in ${page.file}: write the type of the package`,
    );
  }
  return faults;
}

/** Paths below one that is missing itself are not named again. */
function isBelow(path: string, reported: readonly string[]): boolean {
  return reported.some((parent) => path.startsWith(`${parent}.`) || path.startsWith(`${parent}[`));
}

function compareShapes(
  types: PackageTypes,
  page: OptionPage,
  installed: Shape,
  documented: Shape,
): string[] {
  const option = toInstalledPath(page);
  const faults: string[] = [];
  const reported: string[] = [];
  for (const [path, accepted] of installed) {
    if (isWithoutEffect(page, path) || isBelow(path, reported)) continue;
    const own = documented.get(path);
    if (own) {
      faults.push(...comparePlace(types, page, path, accepted, own));
      continue;
    }
    reported.push(path);
    faults.push(
      `${join(option, path)} is an option of @rslib/core that ${page.file} does not have: ` +
        `add it to the section "${sectionIds.types}" and describe it, or list it with a reason in the section "${sectionIds.withoutEffect}"`,
    );
  }
  for (const path of documented.keys()) {
    if (installed.has(path) || isBelow(path, reported)) continue;
    reported.push(path);
    faults.push(
      `${page.file} documents ${join(option, path)}, which @rslib/core does not have: take it out, or write its new name`,
    );
  }
  return faults;
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
          `${page.file} has ${join(page.title, path)} in a type and nowhere in its text: describe it`,
        ];
  });
}

/** Entries of the list of options without effect that are no options. */
function findStaleEntries(page: OptionPage, installed: Shape): string[] {
  return page.withoutEffect.flatMap(({ name, reason }) => {
    const [path = '', kind] = name.split(': ');
    const accepted = installed.get(path);
    const faults: string[] = [];
    if (!accepted || (kind && !accepted.kinds.has(kind))) {
      faults.push(`${page.file} lists ${name} without effect, which @rslib/core does not have`);
    }
    if (reason === '') faults.push(`${page.file} lists ${name} without effect and gives no reason`);
    return faults;
  });
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
    ...compareShapes(types, page, theirs, own),
    ...findUndescribed(page, own),
    ...findStaleEntries(page, theirs),
  ];
}
