import {
  CASE_STATUS_LABELS,
  type CaseStatus,
  RISK_LABELS,
  type RiskLevel,
} from '@fap/shared/cases/constants.ts';
import { listOwn } from '@fap/shared/kernel/list-own.ts';
import { t } from '@fap/shared/kernel/words.ts';

interface LoggedStep {
  action: string;
  before: unknown;
  after: unknown;
}

interface LoggedFacts {
  status?: CaseStatus;
  riskLevel?: RiskLevel;
  assigneeId?: string | null;
  words?: readonly string[];
  by?: readonly string[];
}

const SENTENCES: Readonly<Record<string, string>> = {
  'case.opened': t`Opened the case`,
  'case.task-added': t`Added a task`,
  'case.task-done': t`Finished a task`,
  'case.task-reopened': t`Opened a task again`,
  'case.task-deleted': t`Deleted a task`,
  'case.notes-restored': t`Brought back an earlier version of the notes`,
  'case.signed-off': t`Signed the case off`,
  'case.report-made': t`Made a forensic report`,
  'case.read-in-window': t`Read the case as law enforcement`,
  'evidence.uploaded': t`Added an evidence file`,
  'evidence.placed': t`Put an evidence file into the case`,
  'evidence.put-into-case': t`Put an evidence file into the case`,
  'evidence.taken-out-of-case': t`Took an evidence file out of the case`,
};

/** One step of a case's custody log as a sentence; `names` has the people whom the reader may know. */
export function describeStep(
  { action, before, after }: LoggedStep,
  names: ReadonlyMap<string, string>,
): string {
  if (action === 'case.notes-changed') return describeNotes((after ?? {}) as LoggedFacts, names);
  if (action !== 'case.changed') return SENTENCES[action] ?? t`Changed the case`;
  const [from, to] = [(before ?? {}) as LoggedFacts, (after ?? {}) as LoggedFacts];
  const sentences = [
    to.status && from.status
      ? sayStatus(CASE_STATUS_LABELS[from.status], CASE_STATUS_LABELS[to.status])
      : null,
    to.riskLevel && from.riskLevel ? sayRisk(RISK_LABELS[from.riskLevel], RISK_LABELS[to.riskLevel]) : null,
    to.assigneeId === undefined ? null : describeAssignee(to.assigneeId, names),
    ...(to.words ?? []).map((word) => CHANGED_WORDS[word] ?? t`Changed the case`),
  ].filter((sentence) => sentence !== null);
  return sentences.length === 0 ? t`Changed the case` : listOwn([...new Set(sentences)]);
}

/** What is said of changed words, by what they are. */
const CHANGED_WORDS: Readonly<Record<string, string>> = {
  title: t`Changed the title`,
  description: t`Changed the description`,
};

const sayStatus = (ownBefore: string, ownAfter: string): string =>
  t`Set the status from ${ownBefore} to ${ownAfter}`;
const sayRisk = (ownBefore: string, ownAfter: string): string =>
  t`Set the risk from ${ownBefore} to ${ownAfter}`;

function describeNotes({ by = [] }: LoggedFacts, names: ReadonlyMap<string, string>): string {
  const writers = by.flatMap((id) => names.get(id) ?? []);
  return writers.length === 0 ? t`Changed the notes` : t`Changed the notes: ${writers.join(', ')}`;
}

function describeAssignee(assigneeId: string | null, names: ReadonlyMap<string, string>): string {
  if (assigneeId === null) return t`Took the case away from its assignee`;
  const name = names.get(assigneeId);
  return name ? t`Gave the case to ${name}` : t`Gave the case to somebody`;
}
