import * as v from 'valibot';
import { timeSchema } from '../kernel/schemas.ts';
import { CONSENTS } from './consents.ts';

/** What can happen to a report. */
export const PATH_KINDS = [
  'received',
  'founded',
  'joined',
  'moved',
  'used',
  'evidence-added',
  'corrected',
  'withdrawn',
  'restored',
  'consent',
  'read',
  'revealed',
  'asked',
  'answered',
] as const;

/** One thing that happened to a report. It carries no words of it. */
export const pathEventSchema = v.object({
  kind: v.picklist(PATH_KINDS),
  at: timeSchema,
  /** Layers of the anatomy that it was used in. */
  layers: v.array(v.number()),
  consent: v.nullable(v.picklist(CONSENTS)),
  isGiven: v.nullable(v.boolean()),
  /** The placeholder that an analyst had shown, and why. */
  detail: v.nullable(v.string()),
  reason: v.nullable(v.string()),
});
export type PathEvent = v.InferOutput<typeof pathEventSchema>;

/** The stages of every report's path, in order. */
export const STAGES = ['received', 'matched', 'used', 'dossier', 'handed-over'] as const;

export const stageSchema = v.object({
  stage: v.picklist(STAGES),
  /** When it was first reached; null while it was not. */
  at: v.nullable(timeSchema),
  layers: v.array(v.number()),
});
export type Stage = v.InferOutput<typeof stageSchema>;

/** A piece of a layer that stands on a report. */
export interface ReportUse {
  layer: number;
  at: Date;
}

/** When a report first stood in a dossier, and when law enforcement first read that. */
export interface ReportHandover {
  inDossierAt: Date | null;
  handedOverAt: Date | null;
}

/**
 * How far a report has come, from what happened to it, from the pieces that stand on it now (both oldest first), and from dossiers. A
 * stage that nothing proves is not reached.
 */
export function stagesOf(
  events: readonly PathEvent[],
  uses: readonly ReportUse[],
  { inDossierAt, handedOverAt }: ReportHandover = { inDossierAt: null, handedOverAt: null },
): Stage[] {
  const first = (...kinds: readonly PathEvent['kind'][]) =>
    events.find(({ kind }) => kinds.includes(kind))?.at ?? null;
  const isOut =
    events.findLast(({ kind }) => kind === 'withdrawn' || kind === 'restored')?.kind === 'withdrawn';
  const layers = [...new Set(uses.map(({ layer }) => layer))].sort((one, other) => one - other);
  return [
    { stage: 'received', at: first('received'), layers: [] },
    { stage: 'matched', at: isOut ? null : first('founded', 'joined'), layers: [] },
    { stage: 'used', at: uses[0]?.at.toISOString() ?? null, layers },
    { stage: 'dossier', at: inDossierAt?.toISOString() ?? null, layers: [] },
    { stage: 'handed-over', at: handedOverAt?.toISOString() ?? null, layers: [] },
  ];
}
