/**
 * Service worker of a site without offline reading. It replaces the worker that readers still have,
 * deletes its caches and unregisters itself.
 */
export const unregisterWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const prefix = 'docs:' + new URL(self.registration.scope).pathname + ':';
  event.waitUntil((async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.registration.unregister();
  })());
});
`;
