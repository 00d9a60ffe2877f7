export function showBadge(text: string): HTMLElement {
  const badge = document.createElement('b');
  badge.textContent = text;
  return badge;
}
