import { can } from '@fap/shared/auth/capabilities.ts';
import { type EvidenceReading, METADATA_DETAIL } from '@fap/shared/evidence/reading-contract.ts';
import type { CustodyRow } from './queries.ts';

/** The audit trail's actions in the words of a custody log. */
const STEPS: Readonly<Record<string, string>> = {
  'evidence.uploaded': 'Received',
  'evidence.stated': 'Written down from the report',
  'evidence.read-in-report': 'Read in its report',
  'evidence.read': 'Read',
  'evidence.corrected': 'Corrected the words that were read',
  'evidence.judged-again': 'Judged again by a newer version',
  'evidence.read-again': 'Read the picture again in a language of choice',
  'evidence.unreadable': 'Could not be read',
  'evidence.linked': 'Handed in with a report',
  'evidence.placed': 'Handed in again, for a cluster or a case',
  'evidence.put-into-case': 'Put into a case',
  'evidence.taken-out-of-case': 'Taken out of a case',
  'evidence.moved': 'Moved with its report',
  'evidence.withdrawn': 'Withdrawn with its report',
  'evidence.restored': 'Put back with its report',
  'evidence.closed-to-analysts': 'Closed to analysts',
  'evidence.opened-to-analysts': 'Opened to analysts',
  'evidence.opened': 'Opened the original',
  'evidence.looked-at': 'Looked at the picture',
  'evidence.revealed': 'Saw what was read',
  'evidence.anchored': 'Found in a block of the anchoring chain',
  'evidence.attributed': 'Said who wrote its words',
  'evidence.compared': 'Compared it with another exhibit',
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
    action: row.detail === null ? (STEPS[row.action] ?? row.action) : `Had ${nameOf(row.detail)} shown`,
    actor: actorOf(row, ownerId, isWhole),
  }));
}

const nameOf = (detail: string): string => (detail === METADATA_DETAIL ? 'the metadata' : detail);

function actorOf({ actorId, name, roles }: CustodyRow, ownerId: string, isWhole: boolean): string {
  if (actorId === null) return 'the platform';
  if (isWhole) return name ?? 'somebody whose account is gone';
  if (actorId === ownerId) return 'its owner';
  return can(roles, 'case.read-original') ? 'an analyst' : 'a member';
}
