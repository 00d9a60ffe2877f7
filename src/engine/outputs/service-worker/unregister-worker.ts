/**
 * The worker of a site that keeps nothing: it takes the place of one that readers still have,
 * removes what that has kept, and then itself.
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
