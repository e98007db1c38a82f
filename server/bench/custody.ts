import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findChain } from '../src/areas/custody/checking/check-chain.ts';
import { walkLog } from '../src/areas/custody/checking/walk-log.ts';
import { collectBatch } from '../src/areas/vault/anchoring/collect-batch.ts';
import { connectDatabase, migrateDatabase } from '../src/platform/postgres/database.ts';
import { openCustodyLog } from '../src/platform/write/custody-log.ts';
import { recordAudit, transact } from '../src/platform/write/transact.ts';
import { benchContext, quantile } from './bench-context.ts';
import { describeMachine } from './live/machine/describe-machine.ts';
import { startThrowawayPostgres } from './throwaway.ts';

/**
 * Measures the check of a long custody log beside the bare reading of its rows, how fast pending digests become proofs, and the hash of a
 * large file beside `sha256sum`. `node server/bench/custody.ts [entries] [pending] [rounds]`.
 */
const ENTRIES = Number(process.argv[2] ?? 100_000);
const PENDING = Number(process.argv[3] ?? 100_000);
const ROUNDS = Number(process.argv[4] ?? 5);
const PER_TRANSACTION = 1_000;
const FILE_BYTES = 50 * 1024 * 1024;
const CHAIN = 'cluster-bench';
const NAME = 'FAP-1-BENCH';
const PEER = 'sha256sum';

await using postgres = await startThrowawayPostgres();
const database = connectDatabase(postgres.url, { max: 4 });
const ctx = benchContext(database);
try {
  await migrateDatabase(database);
  console.log(
    `${describeMachine()}\n\nMedians of ${ROUNDS} rounds.\n\n| what | ours | beside it |\n|---|---:|---:|`,
  );
  await measureAppend();
  await measureWalk();
  await measureProofs();
  await measureHash();
} finally {
  await database.close();
}

/** What an entry costs a write: transactions with and without a cluster, one by one. */
async function measureAppend(): Promise<void> {
  await transact(ctx, 'platform', async (tx) => {
    await openCustodyLog(tx, { id: CHAIN, kind: 'cluster', name: NAME });
    await recordAudit(tx, { action: 'bench.opened', entityType: 'bench', entityId: CHAIN });
  });
  const write = (clusterId?: string) =>
    transact(ctx, 'platform', (tx) => recordAudit(tx, { ...audit(0), ...(clusterId ? { clusterId } : {}) }));
  const chained: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < 500; round += 1) {
    chained.push(await timed(() => write(CHAIN)));
    plain.push(await timed(() => write()));
  }
  row('a write with an audit row, ms', quantile(chained, 0.5), quantile(plain, 0.5), 'without an entry', 2);
}

function audit(n: number) {
  return {
    action: 'puzzle.contributed',
    entityType: 'contribution',
    entityId: `contribution-${n}`,
    after: { layer: 1 + (n % 14), type: 'text', characters: 120 + (n % 77) },
  };
}

async function measureWalk(): Promise<void> {
  const startedAt = performance.now();
  const length = async () => (await chain()).length;
  for (let n = await length(); n < ENTRIES; n += PER_TRANSACTION)
    await transact(ctx, 'platform', async (tx) => {
      for (let index = 0; index < Math.min(PER_TRANSACTION, ENTRIES - n); index += 1)
        await recordAudit(tx, { ...audit(n + index), clusterId: CHAIN });
    });
  console.error(`${ENTRIES} entries written in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  await database.sql`vacuum analyze`;
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const row = await chain();
    ours.push(
      await timed(async () => {
        const { flaw, checked } = await walkLog(ctx, row, []);
        if (flaw || checked < ENTRIES) throw new Error(`the log does not fit: ${flaw?.reason}`);
      }),
    );
    bare.push(
      await timed(async () => {
        await database.sql`
          select entry.*, opening.*, audit.* from custody_entry entry
          join custody_opening opening using (chain_id, seq) join audit_entry audit on audit.id = opening.audit_id
          where entry.chain_id = ${CHAIN} order by entry.seq`;
      }),
    );
  }
  row(
    `check of ${ENTRIES.toLocaleString('en')} entries, s`,
    quantile(ours, 0.5) / 1000,
    quantile(bare, 0.5) / 1000,
    'reading the rows alone',
    2,
  );
}

async function chain() {
  const row = await findChain(ctx, NAME);
  if (!row) throw new Error('no log');
  return row;
}

/** From waiting digests to Merkle paths and batches for the calendars. */
async function measureProofs(): Promise<void> {
  await database.sql`
    insert into anchor_document (id, digest, created_at)
    select 'document-' || n, encode(sha256(n::text::bytea), 'hex'), now() from generate_series(1, ${PENDING}::int) n`;
  const taken = await timed(async () => {
    while (await collectBatch(ctx, { holds: 'documents' }));
  });
  row(
    `proofs made per second at ${PENDING.toLocaleString('en')} pending`,
    PENDING / (taken / 1000),
    null,
    '',
    0,
  );
}

async function measureHash(): Promise<void> {
  const path = join(postgres.folder, 'file.bin');
  await writeFile(path, Buffer.alloc(FILE_BYTES, 'forensic'));
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(
      await timed(async () => {
        const hash = createHash('sha256');
        for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
        hash.digest('hex');
      }),
    );
    theirs.push(await timed(async () => void execFileSync(PEER, [path])));
  }
  row('hash of 50 MB, ms', quantile(ours, 0.5), quantile(theirs, 0.5), PEER, 0);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function row(what: string, ours: number, peer: number | null, name: string, digits: number): void {
  const beside = peer === null ? '' : `${peer.toFixed(digits)} (${name})`;
  console.log(`| ${what} | ${ours.toFixed(digits)} | ${beside} |`);
}
