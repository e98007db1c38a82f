import type { ChainCheck, ChainFlawFound } from '@fap/shared/custody/contract.ts';
import { stampedHead } from '@fap/shared/custody/manifest.ts';
import { sha256Hex } from '@fap/shared/kernel/canonical-json.ts';
import { eq, inArray } from 'drizzle-orm';
import { custodyCheck, custodyManifest } from '../../../db/schema/custody.ts';
import { custodyChain } from '../../../db/schema/platform.ts';
import type { EvidenceStore } from '../../../platform/evidence-store/evidence-store.ts';
import { type Ctx, PLATFORM_ACTOR } from '../../../platform/write/context.ts';
import { transact } from '../../../platform/write/transact.ts';
import type { BlockSource } from '../../vault/index.ts';
import { checkFile, itemsOf, placeFlaws } from './check-files.ts';
import { listHeadStamps, StampChecker } from './check-stamps.ts';
import { type ChainRow, walkLog } from './walk-log.ts';

/** Flaws told of one log; the count of what was checked says how many there were to look at. */
const MAX_FLAWS = 50;

export interface CheckPorts {
  store: EvidenceStore;
  /** Where block headers are read. */
  sources: readonly BlockSource[];
}

/** How far a check has come. */
export interface CheckProgress {
  step: 'entries' | 'heads' | 'files';
  done: number;
}

/**
 * Recomputes a custody log, hashes its files again and follows its stamps into their blocks; keeps what it found as the log's last
 * check. Waits for an explorer as long as a check of a proof does.
 */
export async function checkChain(
  ctx: Ctx,
  ports: CheckPorts,
  chain: ChainRow,
  onProgress: (progress: CheckProgress) => void = () => {},
): Promise<ChainCheck> {
  const heads = await listHeadStamps(ctx, chain);
  const witnessed = heads.map(({ statement }) => stampedHead(statement));
  const walked = await walkLog(ctx, chain, witnessed, (done) => onProgress({ step: 'entries', done }));
  const flaws: ChainFlawFound[] = walked.flaw ? [{ kind: 'entry', evidenceId: null, ...walked.flaw }] : [];
  const anchors = { verified: 0, anchored: 0, processing: 0, failed: 0, heads: 0 };
  const stamps = new StampChecker(ctx, ports.sources);
  const manifests = await findBadManifests(
    ctx,
    heads.map(({ statement }) => statement.manifestSha256),
  );
  for (const { statement, stamp } of heads) {
    const { state, flaw } = await stamps.checkHead(stamp, statement);
    if (state === 'verified') anchors.heads += 1;
    const reason = flaw ?? manifests.get(statement.manifestSha256);
    if (reason) flaws.push({ kind: 'stamp', seq: statement.seq, evidenceId: null, reason });
    onProgress({ step: 'heads', done: anchors.heads });
  }
  let files = 0;
  for await (const items of itemsOf(ctx, chain)) {
    const found = await stamps.checkItems(items);
    const wrong: { kind: 'file' | 'stamp'; evidenceId: string; reason: string }[] = [];
    for (const item of items) {
      const reason = await checkFile(ctx, ports.store, item);
      if (reason) wrong.push({ kind: 'file', evidenceId: item.id, reason });
      const stamp = found.get(item.id);
      if (stamp) anchors[stamp.state] += 1;
      if (stamp?.flaw) wrong.push({ kind: 'stamp', evidenceId: item.id, reason: stamp.flaw });
      files += 1;
    }
    flaws.push(...(await placeFlaws(ctx, chain, wrong)));
    onProgress({ step: 'files', done: files });
  }
  return keepCheck(ctx, chain, {
    checked: walked.checked,
    anchors,
    files,
    head: chain.head,
    flaws: flaws.slice(0, MAX_FLAWS),
  });
}

async function findBadManifests(
  { db }: Pick<Ctx, 'db'>,
  sha256s: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(sha256s)];
  const rows = await db.select().from(custodyManifest).where(inArray(custodyManifest.sha256, wanted));
  const texts = new Map(rows.map(({ sha256, manifest }) => [sha256, manifest]));
  return new Map(
    wanted.flatMap((sha256) => {
      const text = texts.get(sha256);
      if (text === undefined) return [[sha256, 'The manifest that was stamped with this entry is gone']];
      return sha256Hex(text) === sha256
        ? []
        : [[sha256, 'The manifest that was stamped with this entry was changed']];
    }),
  );
}

async function keepCheck(
  ctx: Ctx,
  chain: ChainRow,
  found: Pick<ChainCheck, 'checked' | 'anchors' | 'files' | 'head' | 'flaws'>,
): Promise<ChainCheck> {
  const checkedAt = ctx.clock.now();
  const bad = found.flaws.flatMap(({ seq }) => seq ?? []);
  const firstBadEntry = bad.length > 0 ? Math.min(...bad) : null;
  const isValid = found.flaws.length === 0;
  const values = {
    isValid,
    checked: found.checked,
    firstBadEntry,
    flaw: found.flaws[0]?.reason ?? null,
    checkedAt,
  };
  await transact(
    { ...ctx, actor: PLATFORM_ACTOR },
    'platform',
    (tx) =>
      tx.db
        .insert(custodyCheck)
        .values({ chainId: chain.id, ...values })
        .onConflictDoUpdate({ target: custodyCheck.chainId, set: values }),
    { housekeeping: 'what the last check found, which can be found again at any time' },
  );
  return {
    isValid,
    ...found,
    ...(firstBadEntry === null ? {} : { firstBadEntry }),
    checkedAt: checkedAt.toISOString(),
  };
}

/** The custody log of a ClusterChain ID or a case's number; null when there is none. */
export async function findChain({ db }: Pick<Ctx, 'db'>, name: string): Promise<ChainRow | null> {
  const [row] = await db.select().from(custodyChain).where(eq(custodyChain.name, name));
  return row ?? null;
}
