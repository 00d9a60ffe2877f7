function update({ target }: Event): void {
  // `document` and `window` have no `closest`.
  const link = (target as Partial<Element> | null)?.closest?.<HTMLAnchorElement>(
    'a[data-keep-location]',
  );
  if (!link) return;
  link.search = location.search;
  link.hash = location.hash;
}

/** Adds the current query and hash to links with `data-keep-location` before they are followed. */
export function keepLocation(): void {
  for (const type of ['click', 'pointerdown', 'contextmenu']) addEventListener(type, update);
}
