import { navigateEvent } from 'docs-engine/src/contract/dom.ts';
import { toInlineScript } from './inline-script.ts';

/** Query parameters that hide the part of the same name if their value is `0`. */
const params = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'];

type Options = { names: string[]; event: string };

function hideByQueryParams({ names, event }: Options): void {
  function apply(): void {
    const query = new URLSearchParams(location.search);
    const hidden = names.filter((name) => query.get(name) === '0');
    document.documentElement.dataset.hide = hidden.join(' ');
  }
  apply();
  addEventListener(event, apply);
}

/** Sets `data-hide`, which `styles/query-params.css` reads. */
export function queryParamsScript(): string {
  return toInlineScript(hideByQueryParams, { names: params, event: navigateEvent });
}
