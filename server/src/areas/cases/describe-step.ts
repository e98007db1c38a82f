import {
  CASE_STATUS_LABELS,
  type CaseStatus,
  RISK_LABELS,
  type RiskLevel,
} from '@fap/shared/cases/constants.ts';

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
  'case.opened': 'Opened the case',
  'case.task-added': 'Added a task',
  'case.task-done': 'Finished a task',
  'case.task-reopened': 'Opened a task again',
  'case.task-deleted': 'Deleted a task',
  'case.notes-restored': 'Brought back an earlier version of the notes',
  'case.signed-off': 'Signed the case off',
  'case.report-made': 'Made a forensic report',
  'case.read-in-window': 'Read the case as law enforcement',
  'evidence.uploaded': 'Added an evidence file',
  'evidence.placed': 'Put an evidence file into the case',
  'evidence.put-into-case': 'Put an evidence file into the case',
  'evidence.taken-out-of-case': 'Took an evidence file out of the case',
};

/** One step of a case's custody log as a sentence; `names` has the people whom the reader may know. */
export function describeStep(
  { action, before, after }: LoggedStep,
  names: ReadonlyMap<string, string>,
): string {
  if (action === 'case.notes-changed') return describeNotes((after ?? {}) as LoggedFacts, names);
  if (action !== 'case.changed') return SENTENCES[action] ?? 'Changed the case';
  const [from, to] = [(before ?? {}) as LoggedFacts, (after ?? {}) as LoggedFacts];
  const parts = [
    to.status && from.status
      ? `set the status from ${CASE_STATUS_LABELS[from.status]} to ${CASE_STATUS_LABELS[to.status]}`
      : null,
    to.riskLevel && from.riskLevel
      ? `set the risk from ${RISK_LABELS[from.riskLevel]} to ${RISK_LABELS[to.riskLevel]}`
      : null,
    to.assigneeId === undefined ? null : describeAssignee(to.assigneeId, names),
    to.words ? `changed the ${to.words.join(' and the ')}` : null,
  ].filter((part) => part !== null);
  const sentence = parts.join(', ');
  return sentence === '' ? 'Changed the case' : `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}

function describeNotes({ by = [] }: LoggedFacts, names: ReadonlyMap<string, string>): string {
  const writers = by.flatMap((id) => names.get(id) ?? []);
  return writers.length === 0 ? 'Changed the notes' : `Changed the notes: ${writers.join(', ')}`;
}

function describeAssignee(assigneeId: string | null, names: ReadonlyMap<string, string>): string {
  if (assigneeId === null) return 'took the case away from its assignee';
  const name = names.get(assigneeId);
  return name ? `gave the case to ${name}` : 'gave the case to somebody';
}
