import { Server } from '@hocuspocus/server';

// Hocuspocus in memory, without extensions; it batches messages within `FLUSH_DELAY_MS`.
const server = new Server({
  port: 0,
  address: '127.0.0.1',
  quiet: true,
  stopOnSignals: false,
  flushDelay: Number(process.env.FLUSH_DELAY_MS ?? 0),
});
await server.listen();
process.stdout.write(`ready http://127.0.0.1:${server.address.port}\n`);
process.once('SIGTERM', () => process.exit(0));
