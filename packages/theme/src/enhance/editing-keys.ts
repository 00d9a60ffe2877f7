/** Leaves Control+K to the fields of Apple systems, where it deletes the rest of a line. Cmd+K opens the search. */
export function keepEditingKeys(): void {
  if (!/^(?:Mac|iP)/.test(navigator.platform)) return;
  // Before the listener of the router, on the window.
  document.addEventListener('keydown', (event) => {
    const isKept = event.ctrlKey && event.key === 'k';
    if (isKept && (event.target as Partial<Element>).matches?.(':read-write'))
      event.stopPropagation();
  });
}
