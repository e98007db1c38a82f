import { ProofFormatError } from '@fap/shared/vault/opentimestamps/proof-format-error.ts';
import {
  listAttested,
  mergeTimestamps,
  parseTimestamp,
  replaceMessage,
  type Timestamp,
} from '@fap/shared/vault/opentimestamps/timestamp.ts';
import { FetchRefusal } from '../../../platform/fetch/guarded-fetch.ts';
import type { Log } from '../../../platform/runtime/log.ts';
import type { Calendars } from './anchor-ports.ts';
import { isReadable } from './is-readable.ts';

/** A resolved promise: the message, its calendar, and the timestamp that leads to a block. */
export interface ResolvedPromise {
  message: Uint8Array;
  calendar: string;
  timestamp: Timestamp;
}

/** Requests the completed timestamps of pending promises. On an unreachable or malformed answer a promise stays pending. */
export async function requestUpgrades(
  calendars: Calendars,
  timestamp: Timestamp,
  log: Log,
): Promise<ResolvedPromise[]> {
  const promises = listAttested(timestamp).flatMap(({ attestation, message }) =>
    attestation.type === 'pending' && calendars.isKnown(attestation.calendar)
      ? [{ calendar: attestation.calendar, message }]
      : [],
  );
  const answers = await Promise.all(
    promises.map(async (promise) => {
      const answer = await ask(calendars, promise.calendar, promise.message, log);
      return answer ? [{ ...promise, timestamp: answer }] : [];
    }),
  );
  return answers.flat();
}

/** The timestamp with resolved promises filled in; one that would exceed a proof's limits stays pending. */
export function fillInPromises(timestamp: Timestamp, kept: readonly ResolvedPromise[], log: Log): Timestamp {
  let completed = timestamp;
  for (const { message, calendar, timestamp: answer } of kept) {
    const grown = replaceMessage(completed, message, (promised) =>
      mergeTimestamps(withoutPromise(promised, calendar), answer),
    );
    if (isReadable(grown)) completed = grown;
    else log.warn({ calendar }, 'a calendar answered more than a proof can hold');
  }
  return completed;
}

async function ask(
  calendars: Calendars,
  calendar: string,
  message: Uint8Array,
  log: Log,
): Promise<Timestamp | null> {
  try {
    const bytes = await calendars.complete(calendar, message);
    const answer = bytes && parseTimestamp(message, bytes);
    const isKept = answer && listAttested(answer).some(({ attestation }) => attestation.type === 'bitcoin');
    return isKept ? answer : null;
  } catch (error) {
    if (!(error instanceof FetchRefusal || error instanceof ProofFormatError)) throw error;
    log.warn({ err: error, calendar }, 'a calendar could not be asked');
    return null;
  }
}

const withoutPromise = (timestamp: Timestamp, calendar: string): Timestamp => ({
  ...timestamp,
  attestations: timestamp.attestations.filter(
    (attestation) => !(attestation.type === 'pending' && attestation.calendar === calendar),
  ),
});
