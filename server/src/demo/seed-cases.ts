import { Readable } from 'node:stream';
import type { CaseStatus, RiskLevel } from '@fap/shared/cases/constants.ts';
import type { ScamType } from '@fap/shared/catalogue/scam-types.ts';
import { eq } from 'drizzle-orm';
import { addTask, changeCase, createCase, signOffCase } from '../areas/cases/index.ts';
import { extractEvidence } from '../areas/evidence/extract-evidence.ts';
import type { ReadingPorts } from '../areas/evidence/reading/reading-ports.ts';
import { uploadEvidence } from '../areas/evidence/upload-evidence.ts';
import { caseRecord } from '../db/schema/cases.ts';
import { cluster } from '../db/schema/clusters.ts';
import { appMeta } from '../db/schema/platform.ts';
import type { Actor, Ctx } from '../platform/write/context.ts';
import type { DemoPeople } from './demo-accounts.ts';
import { markSeeded } from './mark-seeded.ts';
import { demoClusterId } from './seed-reports.ts';

const MARKER = 'demo-cases';
const VERSION = '1';
const HOUR_MS = 60 * 60 * 1000;

interface DemoCase {
  /** Its number, which it gets because it is opened in this order, in this year. */
  id: string;
  openedAt: string;
  /** Its cluster, counted from 0. */
  index: number;
  title: string;
  description: string;
  riskLevel: RiskLevel;
  status: CaseStatus;
  amountStolen?: number;
  victimCount?: number;
  files: readonly { fileName: string; text: string }[];
  tasks: readonly string[];
}

const CASES: readonly DemoCase[] = [
  {
    id: 'CS-2024-001',
    openedAt: '2024-02-12T09:20:00Z',
    index: 0,
    title: 'Release fees for frozen balances',
    description:
      'People who had lost money before were told that it had been found. Each was asked for a release fee first, then for a tax, then for an insurance; nothing was ever paid out.',
    riskLevel: 'high',
    status: 'active',
    amountStolen: 142_000,
    victimCount: 11,
    files: [
      {
        fileName: 'first-message.txt',
        text: 'Good news: your lost funds are traced. To release them today, pay the fee at https://desk.release-office.example/pay and tell nobody before it arrives.\n',
      },
      {
        fileName: 'second-demand.txt',
        text: 'The tax office holds the transfer. Send the second part before noon, or the balance is forfeited.\n',
      },
    ],
    tasks: [
      'Compare the payment pages with those of earlier reports',
      'Ask the exchange to keep its records',
    ],
  },
  {
    id: 'CS-2024-002',
    openedAt: '2024-05-03T14:05:00Z',
    index: 1,
    title: 'Calls in the name of an office',
    description:
      'Callers said that an account was used for a crime, and kept people on the line until they had moved their savings to a so-called safe account.',
    riskLevel: 'medium',
    status: 'processing',
    files: [
      {
        fileName: 'call-notes.txt',
        text: 'This is the fraud office. Your account is used for a crime. Move the balance to the safe account now and stay on the line.\n',
      },
    ],
    tasks: ['Put the times of the calls into one list'],
  },
  {
    id: 'CS-2024-003',
    openedAt: '2024-09-19T08:40:00Z',
    index: 2,
    title: 'A coaching group with a locked exit',
    description:
      'A group showed gains on a trading page of its own. Who wanted to withdraw was told to pay a margin first.',
    riskLevel: 'low',
    status: 'complete',
    amountStolen: 42_000,
    victimCount: 4,
    files: [
      {
        fileName: 'group-chat.txt',
        text: 'Mentor: your balance doubled this week. To withdraw, first pay the margin. The offer ends tonight.\n',
      },
    ],
    tasks: [],
  },
];

/** What seeding cases needs: the people, and the store and reader of the files. */
export interface CaseSeed {
  people: () => Promise<DemoPeople>;
  readings: ReadingPorts;
}

/** Opens the demo's three cases through the product's verbs. An interrupted seed resumes where it stopped. */
export async function seedCases(ctx: Ctx, { people, readings }: CaseSeed): Promise<void> {
  const [marker] = await ctx.db.select().from(appMeta).where(eq(appMeta.key, MARKER));
  if (marker?.value === VERSION) return;
  const { agents, analyst } = await people();
  for (const [index, made] of CASES.entries()) {
    const owner = agents[index % agents.length];
    if (!owner) throw new Error('the demo has no agents');
    await seedCase(ctx, made, { owner, analyst, readings });
  }
  await markSeeded(ctx, MARKER, VERSION);
}

async function seedCase(
  ctx: Ctx,
  made: DemoCase,
  { owner, analyst, readings }: { owner: Actor; analyst: Actor; readings: ReadingPorts },
): Promise<void> {
  const { id, openedAt, files, tasks, status } = made;
  const at = (hours: number, actor: Actor): Ctx => {
    const now = new Date(new Date(openedAt).getTime() + hours * HOUR_MS);
    return { ...ctx, actor, clock: { now: () => now } };
  };
  const [known] = await ctx.db.select().from(caseRecord).where(eq(caseRecord.id, id));
  if (!known) await open(at(0, owner), made);
  for (const [index, file] of files.entries()) {
    const received = await readings.store.receive(
      Readable.from([Buffer.from(file.text)]),
      Number.POSITIVE_INFINITY,
    );
    try {
      const input = { fileName: file.fileName, file: received, caseId: id, author: 'other-side' as const };
      const { row } = await uploadEvidence(at(index + 1, owner), input);
      await extractEvidence(ctx, readings, row.id);
    } finally {
      await received.discard();
    }
  }
  if (known?.assigneeId) return;
  for (const text of tasks) await addTask(at(5, owner), id, text);
  await changeCase(at(6, analyst), id, { assigneeId: analyst.accountId, status });
  if (status === 'complete')
    await signOffCase(at(7, analyst), id, 'Read against the reports of its cluster; the figures are theirs.');
}

async function open(ctx: Ctx, { id, index, files: _files, tasks: _tasks, ...made }: DemoCase): Promise<void> {
  const clusterId = demoClusterId(index);
  const [found] = await ctx.db.select().from(cluster).where(eq(cluster.id, clusterId));
  if (!found) throw new Error(`no demo cluster ${clusterId}`);
  const scamType: ScamType = found.scamType;
  const row = await createCase(ctx, { ...made, clusterId, scamType });
  if (row.id !== id) throw new Error(`the demo's case ${id} became ${row.id}`);
}
