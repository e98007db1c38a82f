import { CHOSEN_EVENTS, type ChosenEvent } from '@fap/shared/webhooks/events.ts';
import type { MessageState, OffReason } from '@fap/shared/webhooks/states.ts';

/** Why a webhook is off. */
export const OFF_WORDS: Readonly<Record<OffReason, string>> = {
  gone: 'its receiver said it wants no more (410).',
  failing: 'three messages in a row did not arrive.',
};

/** Where a message stands. */
export const STATE_WORDS: Readonly<Record<MessageState, string>> = {
  queued: 'Being sent',
  delivered: 'Arrived',
  failed: 'Did not arrive',
};

/** What a message is about. */
export const eventWords = (event: string): string =>
  Object.hasOwn(CHOSEN_EVENTS, event) ? CHOSEN_EVENTS[event as ChosenEvent] : 'A test';
