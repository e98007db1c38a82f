import { CHOSEN_EVENTS, type ChosenEvent } from '@fap/shared/webhooks/events.ts';
import type { MessageState, OffReason } from '@fap/shared/webhooks/states.ts';
import { t } from '@lingui/core/macro';

/** Why a webhook is off. */
export const OFF_WORDS: Readonly<Record<OffReason, string>> = {
  gone: t`its receiver said it wants no more (410).`,
  failing: t`three messages in a row did not arrive.`,
};

/** Where a message stands. */
export const STATE_WORDS: Readonly<Record<MessageState, string>> = {
  queued: t`Being sent`,
  delivered: t`Arrived`,
  failed: t`Did not arrive`,
};

/** What a message is about. */
export const eventWords = (event: string): string =>
  Object.hasOwn(CHOSEN_EVENTS, event) ? CHOSEN_EVENTS[event as ChosenEvent] : t`A test`;
