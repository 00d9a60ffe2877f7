import type { Screen } from './screens.ts';

/** A screen in both revisions, as PNG files. */
export type Comparison = { screen: Screen; before: Buffer; after: Buffer };

const styles = `
  body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; }
  div { display: flex; gap: 1rem; align-items: start; }
  figure { flex: 1 1 0; min-inline-size: 0; margin: 0; }
  img { display: block; inline-size: 100%; border: 1px solid #888; box-sizing: border-box; }
  /* Equal pixels become black. */
  .difference { display: grid; isolation: isolate; }
  .difference img { grid-area: 1 / 1; }
  .difference img + img { mix-blend-mode: difference; }
`;

function toImage(picture: Buffer): string {
  return `<img alt="" src="data:image/png;base64,${picture.toString('base64')}">`;
}

function isSame({ before, after }: Comparison): boolean {
  return before.equals(after);
}

function nameOf({ route, width, colorScheme, act }: Screen): string {
  return [route, `${width} px`, colorScheme, act?.name].filter(Boolean).join(', ');
}

function writeScreen({ screen, before, after }: Comparison): string {
  const [old, current] = [toImage(before), toImage(after)];
  return `<h2>${nameOf(screen)}</h2>
<div>
<figure><figcaption>Before</figcaption>${old}</figure>
<figure><figcaption>After</figcaption>${current}</figure>
<figure><figcaption>Difference</figcaption><span class="difference">${old}${current}</span></figure>
</div>`;
}

/** A page with the screens that differ, and the names of the others. */
export function writeReport(title: string, comparisons: readonly Comparison[]): string {
  const same = comparisons.filter(isSame).map(({ screen }) => `<li>${nameOf(screen)}</li>`);
  const changed = comparisons.filter((comparison) => !isSame(comparison));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>${styles}</style>
<h1>${title}</h1>
<p>${changed.length} of ${comparisons.length} screens differ.</p>
${changed.map(writeScreen).join('\n')}
<h2>Without a difference</h2>
<ul>${same.join('')}</ul>
</html>
`;
}
