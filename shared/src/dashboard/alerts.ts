import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { timeSchema } from '../kernel/schemas.ts';

export const SEVERITIES = ['CRITICAL', 'HIGH', 'MEDIUM'] as const;
export type AlertSeverity = (typeof SEVERITIES)[number];

/** What raises an alert; each is a rule over rows, so that an alert is open exactly while its rule holds. */
export const ALERT_KINDS = [
  'chain-broken',
  'cluster-reported',
  'elder-alert',
  'case-at-risk',
  'cluster-solved',
] as const;
export type CriticalAlertKind = (typeof ALERT_KINDS)[number];

/** Alerts of which a row says who took them; of a case its assignee does. */
export const NOTED_KINDS = [
  'chain-broken',
  'cluster-reported',
  'cluster-solved',
] as const satisfies readonly CriticalAlertKind[];
/** Alerts somebody takes here; of Elder Shield, guardians answer there. */
export const TAKEN_KINDS = [...NOTED_KINDS, 'case-at-risk'] as const satisfies readonly CriticalAlertKind[];
export type TakenKind = (typeof TAKEN_KINDS)[number];

/** A new report makes a cluster of critical priority an alert for so many hours. */
export const REPORTED_WITHIN_HOURS = 24;
/** Whoever took an alert has it for so many hours; then anybody can take it. An assigned case stays assigned. */
export const TAKEN_FOR_HOURS = 24;
/** Most rows of one answer. */
export const ALERTS_SHOWN = 50;

/** The written rules, as readers see them. */
export const ALERT_RULES: readonly {
  kind: CriticalAlertKind;
  severity: AlertSeverity | 'CRITICAL or HIGH';
  rule: string;
}[] = [
  {
    kind: 'chain-broken',
    severity: 'CRITICAL',
    rule: t`The last check of a ClusterChain found that something in it doesn’t fit.`,
  },
  {
    kind: 'cluster-reported',
    severity: 'CRITICAL',
    rule: t`A cluster of critical priority got a new report in the last ${REPORTED_WITHIN_HOURS} hours.`,
  },
  {
    kind: 'elder-alert',
    severity: 'CRITICAL or HIGH',
    rule: t`An Elder Shield alert about you, or somebody you protect, has no answer yet. It is critical where a payment is held or blocked, or a stranger is on the phone.`,
  },
  {
    kind: 'case-at-risk',
    severity: 'HIGH',
    rule: t`A case of high risk isn’t complete.`,
  },
  {
    kind: 'cluster-solved',
    severity: 'MEDIUM',
    rule: t`A puzzle is 90% solved, and its press summary waits for two people.`,
  },
];

export const criticalAlertSchema = v.object({
  kind: v.picklist(ALERT_KINDS),
  /** The cluster, case or alert of Elder Shield it is about. */
  subjectId: v.string(),
  severity: v.picklist(SEVERITIES),
  /** A cluster’s name, a case’s title, or a person’s name; null for oneself. */
  name: v.nullable(v.string()),
  /** The ClusterChain ID of a chain that doesn’t fit. */
  chainId: v.nullable(v.string()),
  raisedAt: timeSchema,
  taken: v.nullable(
    v.object({
      /** Null where the reader may not know who. */
      by: v.nullable(v.string()),
      isOwn: v.boolean(),
      at: v.nullable(timeSchema),
    }),
  ),
});
export type CriticalAlert = v.InferOutput<typeof criticalAlertSchema>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const criticalAlertsSchema = v.object({
  /** The gravest first, then the newest. */
  alerts: v.array(criticalAlertSchema),
  /** All that are open for this reader, shown or not. */
  open: v.object({ CRITICAL: count, HIGH: count, MEDIUM: count }),
  /** THREAT ACTIVE: at least one critical alert is open. */
  isThreatActive: v.boolean(),
  /** Open alerts of Elder Shield about people the reader doesn't protect, in steps of five. */
  elsewhere: count,
});
export type CriticalAlerts = v.InferOutput<typeof criticalAlertsSchema>;

/** An alert as somebody takes or returns it. */
export const alertPlaceSchema = v.object({
  kind: v.picklist(TAKEN_KINDS, t`Kind is ${TAKEN_KINDS.join(', ')}`),
  subjectId: v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(/^[\w.:-]+$/u, t`Not an id`)),
});
export type AlertPlace = v.InferOutput<typeof alertPlaceSchema>;
