import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Lets a server listen; 0 is any free port, and without a host it listens on all. Resolves with the port. */
export async function listen(server: Server, port: number, host?: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** Ends a server, and what it has not answered yet. */
export function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
