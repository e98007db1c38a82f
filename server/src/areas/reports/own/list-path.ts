import type { Consent } from '@fap/shared/reports/consents.ts';
import type { PathEvent, ReportUse } from '@fap/shared/reports/report-path.ts';
import { and, desc, eq, inArray, ne, or } from 'drizzle-orm';
import { evidenceItem } from '../../../db/schema/evidence.ts';
import { auditEntry } from '../../../db/schema/platform.ts';
import { contribution } from '../../../db/schema/puzzle.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { isFounder, type ReportRow } from '../words-of.ts';

/** The newest steps; nobody reads more. */
const MAX_STEPS = 200;

const KINDS: Readonly<Record<string, PathEvent['kind']>> = {
  'cluster.founded': 'founded',
  'cluster.joined': 'joined',
  'report.taken-out': 'moved',
  'puzzle.prefilled': 'used',
  'report.cited': 'used',
  'report.evidence-added': 'evidence-added',
  'report.corrected': 'corrected',
  'report.withdrawn': 'withdrawn',
  'report.restored': 'restored',
  'report.consent-changed': 'consent',
  'report.read': 'read',
  'report.revealed': 'revealed',
  'report.asked': 'asked',
  'report.answered': 'answered',
};

/** What happened to a report, oldest first, from its audit trail. */
export async function listPath(ctx: Ctx, row: ReportRow): Promise<PathEvent[]> {
  const steps = await ctx.db
    .select({ at: auditEntry.at, action: auditEntry.action, after: auditEntry.after })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.entityType, 'report'),
        eq(auditEntry.entityId, row.id),
        inArray(auditEntry.action, Object.keys(KINDS)),
      ),
    )
    .orderBy(desc(auditEntry.id))
    .limit(MAX_STEPS);
  const received = eventOf('received', row.createdAt);
  return [received, ...steps.reverse().flatMap(presentStep)];
}

const eventOf = (kind: PathEvent['kind'], at: Date): PathEvent => ({
  kind,
  at: at.toISOString(),
  layers: [],
  consent: null,
  isGiven: null,
  detail: null,
  reason: null,
});

/** What an analyst had shown, and why. */
interface Look {
  detail?: string;
  reason?: string;
}

function presentStep(step: { at: Date; action: string; after: unknown }): PathEvent[] {
  const kind = KINDS[step.action];
  if (!kind) return [];
  const after = (step.after ?? {}) as { layers?: number[]; consent?: Consent; isGiven?: boolean } & Look;
  return [
    {
      ...eventOf(kind, step.at),
      layers: kind === 'used' ? [...new Set(after.layers)] : [],
      consent: kind === 'consent' ? (after.consent ?? null) : null,
      isGiven: kind === 'consent' ? (after.isGiven ?? null) : null,
      detail: kind === 'revealed' ? (after.detail ?? null) : null,
      reason: kind === 'revealed' ? (after.reason ?? null) : null,
    },
  ];
}

/** Pieces that stand on a report: those its words filled in, and those that cite its files. */
export async function listUses(ctx: Ctx, row: ReportRow): Promise<ReportUse[]> {
  if (row.clusterId === null) return [];
  const files = ctx.db
    .select({ id: evidenceItem.id })
    .from(evidenceItem)
    .where(eq(evidenceItem.reportId, row.id));
  const filledIn = and(
    eq(contribution.clusterId, row.clusterId),
    eq(contribution.origin, 'report'),
    eq(contribution.authorId, row.reporterId),
  );
  return ctx.db
    .select({ layer: contribution.layer, at: contribution.createdAt })
    .from(contribution)
    .where(
      and(
        ne(contribution.status, 'withdrawn'),
        or(inArray(contribution.evidenceId, files), isFounder(row) ? filledIn : undefined),
      ),
    )
    .orderBy(contribution.createdAt, contribution.id);
}
