import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on a free loopback port and prints `ready URL`; ends on SIGTERM. */
export function listenAndReport(http: Server): void {
  http.listen(0, '127.0.0.1', () => {
    const { port } = http.address() as AddressInfo;
    process.stdout.write(`ready http://127.0.0.1:${port}\n`);
  });
  process.once('SIGTERM', () => process.exit(0));
}
