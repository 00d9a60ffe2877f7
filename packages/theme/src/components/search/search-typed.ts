// Part of the early chunk: an import that needs React would make it wait for the app.
import type { SearchProvider, SearchResults } from 'docs-search';

type StartedSearch = {
  query: string;
  controller: AbortController;
  results: Promise<SearchResults>;
};

/**
 * Searches for what is typed into a field before React has loaded. Returns the provider for React, whose
 * first search continues that one if the text is still the same.
 */
export function searchTyped(provider: SearchProvider, field: HTMLInputElement): SearchProvider {
  let started: StartedSearch | undefined;

  function stop(): void {
    started?.controller.abort();
    started = undefined;
  }

  function start(): void {
    stop();
    const query = field.value.trim();
    if (query === '') return;
    const controller = new AbortController();
    const search = { query, controller, results: provider.search(query, controller.signal) };
    started = search;
    // After a failure, the next search tries again.
    search.results.catch(() => {
      if (started === search) started = undefined;
    });
  }

  function onInput(event: Event): void {
    if (!(event as InputEvent).isComposing) start();
  }

  field.addEventListener('input', onInput);
  start();
  return {
    ...provider,
    search(query, signal) {
      field.removeEventListener('input', onInput);
      if (started?.query !== query) {
        stop();
        return provider.search(query, signal);
      }
      const { controller, results } = started;
      started = undefined;
      signal.addEventListener('abort', () => controller.abort(signal.reason));
      return results;
    },
  };
}
