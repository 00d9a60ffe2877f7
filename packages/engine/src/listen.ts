import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server. Port 0 is any free port; without a host it listens on all. Resolves to the port. */
export async function listen(server: Server, port: number, host?: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** Stops a server and closes its open connections. */
export function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Events of a server that its handlers listen to. */
const forwarded = ['request', 'upgrade'] as const;

/** Lets another server take part in the requests of a server, until it is closed. */
function createTwin(server: Server): Server {
  const twin = createServer();
  for (const event of forwarded) twin.on(event, (...values) => server.emit(event, ...values));
  server.once('close', () => void close(twin));
  return twin;
}

/**
 * Starts a server on both addresses of `localhost`, so that no other server answers for it: browsers
 * try IPv6 first. Rejects if the port is taken on one of them. Resolves to the port.
 */
export async function listenOnLoopback(server: Server, port: number): Promise<number> {
  const opened = await listen(server, port, '127.0.0.1');
  try {
    await listen(createTwin(server), opened, '::1');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // The machine has no IPv6.
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return opened;
    await close(server);
    // Any port was asked for.
    if (code === 'EADDRINUSE' && port === 0) return listenOnLoopback(server, 0);
    throw error;
  }
  return opened;
}
