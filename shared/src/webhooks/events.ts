import { t } from '@fap/shared/kernel/words.ts';
import type { WebhookEvent } from './payloads.ts';

/** Events that a webhook can choose. */
export const CHOSEN_EVENTS = {
  'escalation.approved': t`Press summaries, once two people approved them`,
  'escalation.withdrawn': t`Press summaries that were withdrawn and must be told no more`,
  'figures.daily': t`Figures, once a day: people by kind of scam, from five on`,
  'collection.changed': t`That the partner’s TAXII collection changed`,
} as const satisfies Partial<Record<WebhookEvent, string>>;
export type ChosenEvent = keyof typeof CHOSEN_EVENTS;
export const CHOSEN_EVENT_NAMES = Object.keys(CHOSEN_EVENTS) as [ChosenEvent, ...ChosenEvent[]];
/** Events that go to webhooks of partners alone. */
export const PARTNER_EVENTS: readonly ChosenEvent[] = ['collection.changed'];
