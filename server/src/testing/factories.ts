import type { Role } from '@fap/shared/auth/capabilities.ts';
import { sha256Hex } from '@fap/shared/kernel/canonical-json.ts';
import { addCard } from '@fap/shared/puzzle/board-doc.ts';
import type { BoardPiece } from '@fap/shared/puzzle/board-shapes.ts';
import { puzzleRoom } from '@fap/shared/puzzle/events.ts';
import type { Submission } from '@fap/shared/reports/submission.ts';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { Doc, encodeStateAsUpdate } from 'yjs';
import { createAccount } from '../areas/auth/index.ts';
import { searchWords } from '../areas/evidence/index.ts';
import { contributePiece, pledgeZeroTouch } from '../areas/puzzle/index.ts';
import { submitReport } from '../areas/reports/index.ts';
import { evidenceItem, evidenceReading } from '../db/schema/evidence.ts';
import { collabUpdate } from '../db/schema/platform.ts';
import { report } from '../db/schema/reports.ts';
import { anchorLeaf } from '../db/schema/vault.ts';
import type { Ctx } from '../platform/write/context.ts';
import type { World } from './world.ts';

export interface TestAccount {
  id: string;
  email: string;
  password: string;
  displayName: string;
  roles: readonly Role[];
}

const PASSWORD = 'a password of tests';
// The cheapest argon2id parameters: sign-ins run the real check without the real cost.
let cheapHash: Promise<string> | null = null;

/** Makes an account that has taken the pledge; members need no role. */
export async function makeAccount(world: World, ...roles: Role[]): Promise<TestAccount> {
  cheapHash ??= hash(PASSWORD, { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 });
  const name = world.name('person');
  const input = { email: `${name}@people.test`, password: PASSWORD, displayName: `Name of ${name}`, roles };
  const { id } = await createAccount(world.ctx, {
    ...input,
    passwordHash: await cheapHash,
    isConfirmed: true,
  });
  const made = { ...input, id };
  await pledgeZeroTouch(actAs(world, made));
  return made;
}

/** The context of an account's calls. */
export function actAs(world: World, { id, displayName, roles }: TestAccount): Ctx {
  const actor = {
    accountId: id,
    displayName,
    roles: ['member' as const, ...roles],
    isPlatform: false,
    sessionId: null,
  };
  return { ...world.ctx, actor };
}

/** The context of a new account with these roles. */
export async function actAsNew(world: World, ...roles: Role[]): Promise<Ctx> {
  return actAs(world, await makeAccount(world, ...roles));
}

/** A report that names two unique domains, by which another report can join it, in unique words. */
export function makeSubmission(world: World, changes: Partial<Submission> = {}): Submission {
  const mark = world.name('mark');
  return {
    scamName: `Scheme ${mark}`,
    scamType: 'investment_coaching',
    description: `The ${mark} desk promised ${mark} profits and then locked the ${mark} balance.`,
    contactMethod: 'email',
    dateOccurred: '2026-02-11',
    amountInvolved: '$1,200',
    scamPersonas: `Mentor ${mark}`,
    evidence: `They sent me to https://${mark}.example/login and took the money at https://${mark}-pay.example/`,
    evidenceAuthor: 'mixed',
    consentVault: true,
    consentWords: false,
    evidenceIds: [],
    ...changes,
  };
}

export interface TestCluster extends Awaited<ReturnType<typeof submitReport>> {
  reporter: TestAccount;
  submission: Submission;
}

/** Makes a cluster by submitting one report; its layers are prefilled once the world is drained. */
export async function makeCluster(world: World, changes: Partial<Submission> = {}): Promise<TestCluster> {
  const reporter = await makeAccount(world);
  const submission = makeSubmission(world, changes);
  const result = await submitReport(actAs(world, reporter), submission);
  return { ...result, reporter, submission };
}

/** Makes an evidence item of a report with its reading, as if it had been uploaded and read. */
export async function makeReadItem(
  world: World,
  reportId: string,
  reading: Partial<typeof evidenceReading.$inferInsert> = {},
): Promise<string> {
  const [of] = await world.db
    .select({ ownerId: report.reporterId, clusterId: report.clusterId })
    .from(report)
    .where(eq(report.id, reportId));
  if (!of) throw new Error('there is no such report');
  const id = world.name('evidence');
  const at = world.clock.now();
  const file = { fileName: 'page.html', mimeType: 'text/html', sizeBytes: 1 };
  await world.db
    .insert(evidenceItem)
    .values({ ...itemOf(id, file), ...of, reportId, state: 'read', createdAt: at });
  await world.db
    .insert(evidenceReading)
    .values({ evidenceId: id, isTruncated: false, metadata: {}, attachments: [], readAt: at, ...reading });
  return id;
}

/** The row of an evidence item without stored bytes, with its search words. */
function itemOf(id: string, file: { fileName: string; mimeType: string; sizeBytes: number }) {
  const item = { id, sha256: sha256Hex(id), ...file };
  return { ...item, ...searchWords(item) };
}

/** Makes an evidence item that belongs to nobody but its owner yet, read, without stored bytes. */
export async function makeOwnFile(
  world: World,
  ownerId: string,
  reading: Partial<typeof evidenceReading.$inferInsert> = {},
): Promise<string> {
  const id = world.name('evidence');
  const at = world.clock.now();
  const file = { fileName: 'letter.txt', mimeType: 'text/plain', sizeBytes: 1 };
  await world.db.insert(evidenceItem).values({ ...itemOf(id, file), ownerId, state: 'read', createdAt: at });
  await world.db
    .insert(evidenceReading)
    .values({ evidenceId: id, isTruncated: false, metadata: {}, attachments: [], readAt: at, ...reading });
  return id;
}

/** Makes an evidence item of a new owner, without stored bytes, whose digest waits for its stamp. */
export async function makeWaitingItem(world: World, clusterId?: string): Promise<string> {
  const { id: ownerId } = await makeAccount(world);
  const id = world.name('evidence');
  const digest = sha256Hex(id);
  const createdAt = world.clock.now();
  const file = { fileName: 'a.txt', mimeType: 'text/plain', sizeBytes: 1 };
  await world.db
    .insert(evidenceItem)
    .values({ ...itemOf(id, file), ownerId, clusterId: clusterId ?? null, createdAt });
  await world.db.insert(anchorLeaf).values({ evidenceId: id, digest, createdAt });
  return id;
}

/** Makes a piece on a layer, by a new agent unless one is given. */
export async function makePiece(
  world: World,
  clusterId: string,
  layer: number,
  author?: TestAccount,
): Promise<Awaited<ReturnType<typeof contributePiece>> & { author: TestAccount }> {
  const by = author ?? (await makeAccount(world));
  const content = `What is known about ${world.name('piece')}`;
  const result = await contributePiece(actAs(world, by), {
    clusterId,
    layer,
    content,
    type: 'text',
    confidence: 60,
  });
  return { ...result, author: by };
}

/** Adds one card to a cluster's board as a row of its document's log; gives the row's id. */
export async function makeBoardUpdate(
  world: World,
  { clusterId, author, card = {} }: { clusterId: string; author: TestAccount; card?: Partial<BoardPiece> },
): Promise<number> {
  const doc = new Doc();
  const entry = { layer: 1, label: 'A card', kind: 'note', by: author.displayName, ...card };
  addCard(doc, world.name('card'), entry);
  const [row] = await world.db
    .insert(collabUpdate)
    .values({
      room: puzzleRoom(clusterId),
      accountId: author.id,
      connectionId: 'test',
      clientIds: [doc.clientID],
      bytes: encodeStateAsUpdate(doc),
    })
    .returning({ id: collabUpdate.id });
  if (!row) throw new Error('the update was not written');
  return row.id;
}
