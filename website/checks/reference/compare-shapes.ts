import type ts from 'typescript-6';
import { type OptionPage, sectionIds } from './option-pages.ts';
import type { PackageTypes } from './package-types.ts';
import { type Accepted, fullName, type Shape } from './type-shape.ts';

/** An option of the package and the page that documents it. */
type Subject = { page: OptionPage; option: string };

/** The path of a part of an option: `lib.dts` and `bundle` give `lib.dts.bundle`. */
export function joinPath(option: string, path: string): string {
  if (path === '') return option;
  return path.startsWith('[') ? `${option}${path}` : `${option}.${path}`;
}

function isLeaf(kind: string): boolean {
  return /^(?:'|\d|true$|false$|string$|number$|boolean$|function$|array$|object$|any$)/.test(kind);
}

function listMissing(from: Accepted, to: Accepted): string[] {
  return [...from.kinds].filter((kind) => isLeaf(kind) && !to.kinds.has(kind));
}

/** Differences between the external types on the page and in the package. */
function acceptsSameForeign({ checker }: PackageTypes, one: Accepted, other: Accepted): boolean {
  const names = ({ kinds }: Accepted) => [...kinds].filter((kind) => !isLeaf(kind)).sort();
  if (names(one).join() === names(other).join()) return true;
  return (
    checker.isTypeAssignableTo(one.type, other.type) &&
    checker.isTypeAssignableTo(other.type, one.type)
  );
}

/** Functions on the page or in the package that are assignable to none of the other side. */
function listOtherFunctions({ checker }: PackageTypes, one: Accepted, other: Accepted): string[] {
  const isSame = (a: ts.Type, b: ts.Type) =>
    checker.isTypeAssignableTo(a, b) && checker.isTypeAssignableTo(b, a);
  return one.functions
    .filter((type) => !other.functions.some((candidate) => isSame(type, candidate)))
    .map((type) => fullName(checker, type));
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
  const option = joinPath(root, path);
  const missing = listMissing(installed, documented).filter(
    (kind) => !isWithoutEffect(page, path, kind),
  );
  const gone = listMissing(documented, installed);
  const problems = [
    ...missing.map(
      (kind) =>
        `${option} accepts ${kind} in @rslib/core, but not in ${page.file}: add it to the type there and describe it`,
    ),
    ...gone.map(
      (kind) =>
        `${page.file} says that ${option} accepts ${kind}, but @rslib/core does not: remove it`,
    ),
  ];
  if (problems.length === 0) {
    const other = listOtherFunctions(types, documented, installed);
    const own = listOtherFunctions(types, installed, documented);
    if (own.length > 0 || other.length > 0) {
      problems.push(
        `${option} accepts the function ${own.join(', ')} in @rslib/core, but ${other.join(', ')} in ${page.file}: write the function of the package`,
      );
    }
  }
  if (problems.length === 0 && !acceptsSameForeign(types, installed, documented)) {
    const name = ({ type }: Accepted) => types.checker.typeToString(type);
    problems.push(
      `${option} is ${name(installed)} in @rslib/core, but ${name(documented)} in ${page.file}: write the type of the package`,
    );
  }
  return problems;
}

/** Whether a parent of the path is already reported as missing. */
function isBelow(path: string, reported: readonly string[]): boolean {
  return reported.some((parent) => path.startsWith(`${parent}.`) || path.startsWith(`${parent}[`));
}

/** Compares two types path by path. Options that the page lists as without effect may be missing. */
export function compareShapes(
  types: PackageTypes,
  subject: Subject,
  installed: Shape,
  documented: Shape,
): string[] {
  const { page, option } = subject;
  const problems: string[] = [];
  const reported: string[] = [];
  for (const [path, accepted] of installed) {
    if (isWithoutEffect(page, path) || isBelow(path, reported)) continue;
    const own = documented.get(path);
    if (own) {
      problems.push(...comparePlace(types, subject, path, accepted, own));
      continue;
    }
    reported.push(path);
    problems.push(
      `${joinPath(option, path)} is an option of @rslib/core that ${page.file} does not have: ` +
        `add it to the section "${sectionIds.types}" and describe it, or list it with a reason in the section "${sectionIds.withoutEffect}"`,
    );
  }
  for (const path of documented.keys()) {
    if (installed.has(path) || isBelow(path, reported)) continue;
    reported.push(path);
    problems.push(
      `${page.file} documents ${joinPath(option, path)}, which @rslib/core does not have: remove it, or write its new name`,
    );
  }
  return problems;
}
