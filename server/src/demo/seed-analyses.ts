import { eq } from 'drizzle-orm';
import { analyzePastedText } from '../areas/evidence/analyses/analyze-pasted-text.ts';
import type { MessagePorts } from '../areas/evidence/analyze-message.ts';
import { textAnalysis } from '../db/schema/evidence.ts';
import { appMeta } from '../db/schema/platform.ts';
import type { Ctx } from '../platform/write/context.ts';
import { corpusClusters } from './corpus/index.ts';
import type { DemoPeople } from './demo-accounts.ts';
import { markSeeded } from './mark-seeded.ts';
import { fillPlaceholders, placeholderValues } from './placeholder-values.ts';

const MARKER = 'demo-analyses';
const VERSION = '1';
const DAY_MS = 24 * 60 * 60 * 1000;
/** A message that asks for nothing, so that the history holds more than one kind of answer. */
const HARMLESS =
  'Hi Maya, your library books are due on Thursday. You can renew them at the desk or by phone. Best, Larkfield Library';
/** Whose history holds which clusters' messages, newest last. */
const HISTORIES = [
  { who: 'victim', clusters: [0, 40] },
  { who: 'agent', clusters: [3, 77, 120] },
] as const;

/** Gives two accounts a history of the AI Interrogator: messages like those of clusters, and one that is harmless. */
export async function seedAnalyses(
  ctx: Ctx,
  findPeople: () => Promise<DemoPeople>,
  ports: MessagePorts,
): Promise<void> {
  const [marker] = await ctx.db.select().from(appMeta).where(eq(appMeta.key, MARKER));
  if (marker?.value === VERSION) return;
  const people = await findPeople();
  for (const { who, clusters } of HISTORIES) {
    const actor = who === 'victim' ? people.victim : people.agents[0];
    if (!actor) throw new Error('the demo has no agents');
    const texts = [HARMLESS, ...clusters.map(messageOf)];
    const made = await ctx.db.$count(textAnalysis, eq(textAnalysis.ownerId, actor.accountId ?? ''));
    for (const [number, text] of texts.entries()) {
      if (number < made) continue;
      const at = new Date(ctx.clock.now().getTime() - (texts.length - number) * DAY_MS);
      await analyzePastedText({ ...ctx, actor, clock: { now: () => at } }, ports, text);
    }
  }
  await markSeeded(ctx, MARKER, VERSION);
}

/** What the other side of a cluster writes. */
function messageOf(index: number): string {
  const corpus = corpusClusters[index];
  const told = corpus?.reports[0];
  if (!corpus || !told) throw new RangeError(`no demo cluster ${index}`);
  return fillPlaceholders(told.evidence, placeholderValues(index, corpus.name));
}
