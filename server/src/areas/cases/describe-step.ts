import {
  CASE_STATUS_LABELS,
  type CaseStatus,
  RISK_LABELS,
  type RiskLevel,
} from '@fap/shared/cases/constants.ts';
import { said } from '@fap/shared/kernel/said.ts';
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

const SENTENCES: Readonly<Record<string, () => string>> = {
  'case.opened': () => t`Opened the case`,
  'case.task-added': () => t`Added a task`,
  'case.task-done': () => t`Finished a task`,
  'case.task-reopened': () => t`Opened a task again`,
  'case.task-deleted': () => t`Deleted a task`,
  'case.notes-restored': () => t`Brought back an earlier version of the notes`,
  'case.signed-off': () => t`Signed the case off`,
  'case.report-made': () => t`Made a forensic report`,
  'case.read-in-window': () => t`Read the case as law enforcement`,
  'evidence.uploaded': () => t`Added an evidence file`,
  'evidence.placed': () => t`Put an evidence file into the case`,
  'evidence.put-into-case': () => t`Put an evidence file into the case`,
  'evidence.taken-out-of-case': () => t`Took an evidence file out of the case`,
};
const changedSomething = (): string => t`Changed the case`;

/** One step of a case's custody log in sentences; `names` has the people whom the reader may know. */
export function describeStep(
  { action, before, after }: LoggedStep,
  names: ReadonlyMap<string, string>,
): string {
  if (action === 'case.notes-changed') return describeNotes((after ?? {}) as LoggedFacts, names);
  if (action !== 'case.changed') return (SENTENCES[action] ?? changedSomething)();
  const [from, to] = [(before ?? {}) as LoggedFacts, (after ?? {}) as LoggedFacts];
  const sentences = [
    describeStatus(from, to),
    describeRisk(from, to),
    to.assigneeId === undefined ? null : describeAssignee(to.assigneeId, names),
    describeWords(to.words),
  ].filter((sentence) => sentence !== null);
  return sentences.length === 0 ? changedSomething() : sentences.join('. ');
}

function describeStatus(from: LoggedFacts, to: LoggedFacts): string | null {
  if (!to.status || !from.status) return null;
  const [ownBefore, ownAfter] = [said(CASE_STATUS_LABELS[from.status]), said(CASE_STATUS_LABELS[to.status])];
  return t`Set the status from ${ownBefore} to ${ownAfter}`;
}

function describeRisk(from: LoggedFacts, to: LoggedFacts): string | null {
  if (!to.riskLevel || !from.riskLevel) return null;
  const [ownBefore, ownAfter] = [said(RISK_LABELS[from.riskLevel]), said(RISK_LABELS[to.riskLevel])];
  return t`Set the risk from ${ownBefore} to ${ownAfter}`;
}

function describeWords(words: readonly string[] = []): string | null {
  if (words.length > 1) return t`Changed the title and the description`;
  if (words.includes('title')) return t`Changed the title`;
  return words.includes('description') ? t`Changed the description` : null;
}

function describeNotes({ by = [] }: LoggedFacts, names: ReadonlyMap<string, string>): string {
  const writers = by.flatMap((id) => names.get(id) ?? []).join(', ');
  return writers === '' ? t`Changed the notes` : t`Changed the notes: ${writers}`;
}

function describeAssignee(assigneeId: string | null, names: ReadonlyMap<string, string>): string {
  if (assigneeId === null) return t`Took the case away from its assignee`;
  const name = names.get(assigneeId);
  return name ? t`Gave the case to ${name}` : t`Gave the case to somebody`;
}
