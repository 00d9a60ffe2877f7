import { navigateEvent } from 'docs-engine/browser';

/** Query parameters that hide the part of the same name if their value is `0`. */
const params = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'];

function apply(): void {
  const query = new URLSearchParams(location.search);
  const hidden = params.filter((name) => query.get(name) === '0');
  document.documentElement.dataset.hide = hidden.join(' ');
}

/** Sets `data-hide`, which `styles/query-params.css` reads. */
export function hideByQueryParams(): void {
  apply();
  addEventListener(navigateEvent, apply);
}
