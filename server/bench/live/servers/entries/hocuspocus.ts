import { Database } from '@hocuspocus/extension-database';
import { Server } from '@hocuspocus/server';
import postgres from 'postgres';

// Hocuspocus; it batches messages within `FLUSH_DELAY_MS`. In memory, or with DATABASE_URL its Database extension, which writes the
// whole document: here after each change, without its debounce.
const database = process.env.DATABASE_URL;

async function documentsIn(url: string): Promise<Database> {
  const sql = postgres(url, { max: 10, onnotice: () => {} });
  await sql`create schema if not exists hocuspocus`;
  await sql`create table if not exists hocuspocus.document (name text primary key, state bytea not null)`;
  return new Database({
    async fetch({ documentName }) {
      const [row] = await sql<
        { state: Uint8Array }[]
      >`select state from hocuspocus.document where name = ${documentName}`;
      return row?.state ?? null;
    },
    async store({ documentName, state }) {
      await sql`insert into hocuspocus.document values (${documentName}, ${state})
        on conflict (name) do update set state = excluded.state`;
    },
  });
}

const server = new Server({
  port: 0,
  address: '127.0.0.1',
  quiet: true,
  stopOnSignals: false,
  flushDelay: Number(process.env.FLUSH_DELAY_MS ?? 0),
  ...(database ? { debounce: 0, maxDebounce: 0, extensions: [await documentsIn(database)] } : {}),
});
await server.listen();
process.stdout.write(`ready http://127.0.0.1:${server.address.port}\n`);
process.once('SIGTERM', () => process.exit(0));
