import * as v from 'valibot';
import { CASE_STATUSES, RISK_LEVELS } from '../cases/constants.ts';
import { FINDING_KINDS } from '../detection/entities.ts';
import { DETECTION_OUTCOMES } from '../detection/outcomes.ts';
import { ALERT_LEVELS } from '../elder/alerts.ts';
import { ESCALATION_STATES } from '../escalation/states.ts';
import { timeSchema } from '../kernel/schemas.ts';
import { RANGES } from './ranges.ts';

/** The figures of the Command Center (specification, section 3), each a count of rows in a time range. */
export const FIGURES = [
  'activeCases',
  'scamClusters',
  'evidenceProcessed',
  'victimsProtected',
  'clustersDetonated',
  'scamsDetected',
  'elderProtectionAlerts',
  'mediaEscalations',
] as const;
export type FigureKey = (typeof FIGURES)[number];

/** Figures on the four cards: with what there is in all, and how they are spread over the range. */
export const CARD_FIGURES = [
  'activeCases',
  'scamClusters',
  'evidenceProcessed',
  'victimsProtected',
] as const satisfies readonly FigureKey[];
export type CardFigure = (typeof CARD_FIGURES)[number];

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const ofFigures = <Keys extends readonly string[], Schema extends v.GenericSchema>(
  keys: Keys,
  schema: Schema,
) => Object.fromEntries(keys.map((key) => [key, schema])) as Record<Keys[number], Schema>;

export const statsSchema = v.object({
  range: v.picklist(RANGES),
  since: timeSchema,
  until: timeSchema,
  ...ofFigures(FIGURES, countSchema),
  /** Active cases opened within the last hour, whatever the range. */
  newThisHour: countSchema,
  /** The same counts without a limit of time. */
  inAll: v.object(ofFigures(CARD_FIGURES, countSchema)),
  /** Each card's count in equal steps from `since` to `until`; they add up to it. */
  overTime: v.object(ofFigures(CARD_FIGURES, v.array(countSchema))),
});
export type Stats = v.InferOutput<typeof statsSchema>;

/** A row that a figure counts; of victims, a cluster with the number of people who reported it. */
export const figureRowSchema = v.variant('kind', [
  v.object({
    kind: v.literal('case'),
    id: v.string(),
    title: v.string(),
    riskLevel: v.picklist(RISK_LEVELS),
    status: v.picklist(CASE_STATUSES),
    at: timeSchema,
  }),
  v.object({
    kind: v.literal('cluster'),
    id: v.string(),
    name: v.string(),
    victims: countSchema,
    at: timeSchema,
  }),
  v.object({
    kind: v.literal('evidence'),
    id: v.string(),
    name: v.string(),
    clusterName: v.nullable(v.string()),
    isReadable: v.boolean(),
    at: timeSchema,
  }),
  v.object({
    kind: v.literal('finding'),
    id: v.string(),
    found: v.picklist(FINDING_KINDS),
    outcome: v.picklist(DETECTION_OUTCOMES),
    clusterId: v.nullable(v.string()),
    clusterName: v.nullable(v.string()),
    at: timeSchema,
  }),
  v.object({
    kind: v.literal('elder-alert'),
    id: v.string(),
    level: v.picklist(ALERT_LEVELS),
    /** Whom it is about; null for oneself. */
    about: v.nullable(v.string()),
    at: timeSchema,
  }),
  v.object({
    kind: v.literal('escalation'),
    id: v.string(),
    clusterId: v.string(),
    clusterName: v.string(),
    state: v.picklist(ESCALATION_STATES),
    at: timeSchema,
  }),
]);
export type FigureRow = v.InferOutput<typeof figureRowSchema>;
