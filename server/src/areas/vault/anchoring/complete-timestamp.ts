import { ProofFormatError } from '@fap/shared/vault/opentimestamps/proof-format-error.ts';
import {
  listAttested,
  mergeTimestamps,
  parseTimestamp,
  replaceMessage,
  type Timestamp,
} from '@fap/shared/vault/opentimestamps/timestamp.ts';
import { FetchRefusal } from '../../../platform/fetch/guarded-fetch.ts';
import type { Log } from '../../../platform/log.ts';
import type { Calendars } from './anchor-ports.ts';
import { isReadable } from './is-readable.ts';

/**
 * Asks the calendars that promised a block what came of it, and puts their answers in place of the promises that are
 * kept. A calendar that cannot be asked, or answers nonsense, keeps its promise open.
 */
export async function completeTimestamp(
  calendars: Calendars,
  timestamp: Timestamp,
  log: Log,
): Promise<Timestamp> {
  let completed = timestamp;
  for (const { attestation, message } of listAttested(timestamp)) {
    if (attestation.type !== 'pending') continue;
    const answer = await ask(calendars, attestation.calendar, message, log);
    if (!answer) continue;
    const grown = replaceMessage(completed, message, (promised) =>
      mergeTimestamps(withoutPromise(promised, attestation.calendar), answer),
    );
    if (isReadable(grown)) completed = grown;
    else log.warn({ calendar: attestation.calendar }, 'a calendar answered more than a proof can hold');
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
