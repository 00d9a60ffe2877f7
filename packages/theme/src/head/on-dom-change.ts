const updates: (() => void)[] = [];

function update(records: MutationRecord[]): void {
  if (records.some(({ addedNodes }) => addedNodes.length > 0)) for (const run of updates) run();
}

/** Calls a function before the next paint whenever the parser, the router or React has added nodes. */
export function onDomChange(run: () => void): void {
  if (updates.push(run) > 1) return;
  new MutationObserver(update).observe(document, { childList: true, subtree: true });
}
