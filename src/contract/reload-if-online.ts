/**
 * Reloads the document if the server can be reached. Browsers remember a module that failed to load
 * for the lifetime of the document, so only a new one can request it again.
 */
export function reloadIfOnline(): void {
  fetch('', { method: 'HEAD' }).then(
    ({ ok }) => ok && location.reload(),
    () => {},
  );
}
