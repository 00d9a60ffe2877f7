import { parseArgs } from 'node:util';
import { countFailed, type Section, writeSection } from './report.ts';

const parts: Record<string, () => Promise<Section>> = {
  bytes: async () => (await import('./suites/bytes.ts')).measureBytes(),
  paint: async () => (await import('./suites/paint.ts')).measurePaint(),
  navigation: async () => (await import('./suites/navigation.ts')).measureNavigation(),
  'first-touch': async () => (await import('./suites/first-touch.ts')).measureFirstTouch(),
  load: async () => (await import('./suites/load.ts')).measureLoad(),
  search: async () => (await import('./suites/search.ts')).measureSearch(),
  'first-search': async () => (await import('./suites/first-search.ts')).measureFirstSearch(),
  'search-rules': async () => (await import('./suites/search-rules.ts')).measureSearchRules(),
  playground: async () => (await import('./suites/playground.ts')).measurePlayground(),
  soak: async () => (await import('./suites/soak.ts')).measureSoak(),
  'large-pages': async () => (await import('./suites/large-pages.ts')).measureLargePages(),
  'many-pages': async () => (await import('./suites/many-pages.ts')).measureManyPages(),
  build: async () => (await import('./suites/build.ts')).measureBuild(),
};

/** Those that take minutes, and run only when they are named. */
const longParts = ['first-search', 'first-touch', 'many-pages', 'playground', 'soak'];

async function main(): Promise<void> {
  const [first, ...others] = process.argv.slice(2);
  if (first === 'compare') return (await import('./compare/run.ts')).runComparison(others);
  if (first === 'library-tools')
    return (await import('./library-tools/run.ts')).runLibraryTools(others);
  const { positionals } = parseArgs({ allowPositionals: true });
  const names =
    positionals.length > 0
      ? positionals
      : Object.keys(parts).filter((name) => !longParts.includes(name));
  const unknown = names.find((name) => !(name in parts));
  if (unknown)
    throw new Error(`unknown part "${unknown}". Parts: ${Object.keys(parts).join(', ')}`);
  const sections: Section[] = [];
  for (const name of names) {
    const section = await parts[name]?.();
    if (!section) continue;
    sections.push(section);
    console.log(writeSection(section));
  }
  const failedCount = countFailed(sections);
  console.log(failedCount === 0 ? 'All goals met.' : `Goals missed: ${failedCount}.`);
  process.exitCode = failedCount === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
