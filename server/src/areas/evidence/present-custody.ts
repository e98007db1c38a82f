import { can } from '@fap/shared/auth/capabilities.ts';
import { type EvidenceReading, METADATA_DETAIL } from '@fap/shared/evidence/reading-contract.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { CustodyRow } from './queries.ts';

/** The audit trail's actions in the words of a custody log. */
const STEPS: Readonly<Record<string, string>> = {
  'evidence.uploaded': t`Received`,
  'evidence.stated': t`Written down from the report`,
  'evidence.read-in-report': t`Read in its report`,
  'evidence.read': t`Read`,
  'evidence.corrected': t`Corrected the words that were read`,
  'evidence.judged-again': t`Judged again by a newer version`,
  'evidence.read-again': t`Read the picture again in a language of choice`,
  'evidence.unreadable': t`Could not be read`,
  'evidence.linked': t`Handed in with a report`,
  'evidence.placed': t`Handed in again, for a cluster or a case`,
  'evidence.put-into-case': t`Put into a case`,
  'evidence.taken-out-of-case': t`Taken out of a case`,
  'evidence.moved': t`Moved with its report`,
  'evidence.withdrawn': t`Withdrawn with its report`,
  'evidence.restored': t`Put back with its report`,
  'evidence.closed-to-analysts': t`Closed to analysts`,
  'evidence.opened-to-analysts': t`Opened to analysts`,
  'evidence.opened': t`Opened the original`,
  'evidence.looked-at': t`Looked at the picture`,
  'evidence.revealed': t`Saw what was read`,
  'evidence.anchored': t`Found in a block of the anchoring chain`,
  'evidence.attributed': t`Said who wrote its words`,
  'evidence.compared': t`Compared it with another exhibit`,
};

export interface CustodyReader {
  ownerId: string;
  /** Whether the reader sees names; strangers see roles. */
  isWhole: boolean;
}

/** An evidence item's custody log for a reader. */
export function presentCustody(
  rows: readonly CustodyRow[],
  { ownerId, isWhole }: CustodyReader,
): EvidenceReading['custody'] {
  return rows.map((row) => ({
    at: row.at.toISOString(),
    action: row.detail === null ? (STEPS[row.action] ?? row.action) : sayShown(row.detail),
    actor: actorOf(row, ownerId, isWhole),
  }));
}

const sayShown = (detail: string): string =>
  detail === METADATA_DETAIL ? t`Had the metadata shown` : t`Had this detail shown: ${detail}`;

function actorOf({ actorId, name, roles }: CustodyRow, ownerId: string, isWhole: boolean): string {
  if (actorId === null) return 'the platform';
  if (isWhole) return name ?? 'somebody whose account is gone';
  if (actorId === ownerId) return 'its owner';
  return can(roles, 'case.read-original') ? 'an analyst' : 'a member';
}
