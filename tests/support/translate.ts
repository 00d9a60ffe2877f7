/**
 * Runs in the page. Replaces text as the translation of browsers does, also text that comes later: each text
 * node by an element with another text node. The words stay, so that tests find them.
 */
export function translatePage(): void {
  function translate(text: Text): void {
    const isLeftAlone = 'font, script, style, pre, code, textarea, [translate=no]';
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(isLeftAlone)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
  function translateIn(node: Node): void {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let next: Node | null = node; next; next = walker.nextNode()) {
      if (next instanceof Text) texts.push(next);
    }
    texts.forEach(translate);
  }
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of [target, ...addedNodes]) {
        if (node.isConnected && (node === target ? node instanceof Text : true)) translateIn(node);
      }
    }
  });
  const options = { childList: true, characterData: true, subtree: true };
  addEventListener('DOMContentLoaded', () => {
    translateIn(document.body);
    observer.observe(document.body, options);
  });
}
