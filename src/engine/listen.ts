import type { Server } from 'node:http';
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
