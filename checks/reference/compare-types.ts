import ts from 'typescript-6';
import { type OptionPage, sectionIds } from './option-pages.ts';
import { type Accepted, describeType, type PackageTypes, type Shape } from './package-types.ts';

/** Options whose page has moved on to the option that replaces them, and the type of the old one there. */
const replaced: Record<string, { by: string; type: string }> = {
  'lib.autoExternal': { by: 'output.autoExternal', type: 'LibAutoExternal' },
};

/** Where the package keeps what a page documents. */
export function toInstalledPath({ title }: OptionPage): string {
  return replaced[title]?.by ?? title;
}

/** What is compared: an option of the package, and the page that documents it. */
type Subject = { page: OptionPage; option: string };

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

/** Functions of one place that none of the other place can stand for, and the other way round. */
function listOtherFunctions({ checker }: PackageTypes, one: Accepted, other: Accepted): string[] {
  const isSame = (a: ts.Type, b: ts.Type) =>
    checker.isTypeAssignableTo(a, b) && checker.isTypeAssignableTo(b, a);
  return one.functions
    .filter((type) => !other.functions.some((candidate) => isSame(type, candidate)))
    .map((type) => checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation));
}

/** `inlineScripts` and `target: 'web-worker'` of the list of options without effect. */
function isWithoutEffect(page: OptionPage, path: string, kind?: string): boolean {
  const written = kind ? `${path}: ${kind}` : path;
  return page.withoutEffect.some(({ name }) => name === written || isBelow(path, [name]));
}

function comparePlace(
  types: PackageTypes,
  { page, option: root }: Subject,
  path: string,
  installed: Accepted,
  documented: Accepted,
): string[] {
  const option = join(root, path);
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
  if (faults.length === 0) {
    const other = listOtherFunctions(types, documented, installed);
    const own = listOtherFunctions(types, installed, documented);
    if (own.length > 0 || other.length > 0) {
      faults.push(
        `${option} takes the function ${own.join(', ')} in @rslib/core, but ${other.join(', ')} in ${page.file}: write the function of the package`,
      );
    }
  }
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
  subject: Subject,
  installed: Shape,
  documented: Shape,
): string[] {
  const { page, option } = subject;
  const faults: string[] = [];
  const reported: string[] = [];
  for (const [path, accepted] of installed) {
    if (isWithoutEffect(page, path) || isBelow(path, reported)) continue;
    const own = documented.get(path);
    if (own) {
      faults.push(...comparePlace(types, subject, path, accepted, own));
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
