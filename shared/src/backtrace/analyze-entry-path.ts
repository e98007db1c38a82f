import { t } from '@fap/shared/kernel/words.ts';
import { CONTACT_METHOD_LABELS, type ContactMethod } from '../catalogue/contact-methods.ts';
import { PUBLIC_MIN_COUNT } from '../privacy/public-figures.ts';
import { findTactics } from '../texts/find-tactics.ts';
import { TACTICS } from '../texts/tactics.ts';
import type { EntryAnalysis, EntryResponse } from './entities.ts';
import { DURATIONS, PREVENTION_RULES, VULNERABILITIES, VULNERABILITY_WORDS } from './profile-rules.ts';
import { proposePieces } from './propose-pieces.ts';
import { ENTRY_QUESTIONS, UNKNOWN_ANSWER } from './questions.ts';
import { CONTACT_VECTORS, NONE, VECTOR_RULES } from './vector-rules.ts';
import { type AcquisitionVector, NOT_ENOUGH_DATA, VECTOR_IDS, vectorLabel } from './vectors.ts';

/** Version of the rules, stored with every kept path. */
export const BACKTRACE_VERSION = 1;
/** Minimum points of a finding. */
const MIN_POINTS = 2;

/** Answers of a cluster's people, each counted once. */
export interface ClusterTraits {
  reports: number;
  /** How many of them name each way of first contact. */
  contactMethods: Readonly<Partial<Record<ContactMethod, number>>>;
  /** In how many of their reports each tactic on the mind is used. */
  psychological: Readonly<Record<string, number>>;
}

/** Answers by question, without unknown ones. */
type Answers = ReadonlyMap<string, string>;

/** Views of typed answers: `redact` for their author, `mask` for what may be offered to the crowd. */
export interface EntryViews {
  redact(text: string): string;
  mask(text: string): string;
}

/** Determines by rules over answers and the cluster's traits how somebody was reached, with reasons. */
export function analyzeEntryPath(
  clusterId: string,
  responses: readonly EntryResponse[],
  traits: ClusterTraits,
  { redact, mask }: EntryViews,
): EntryAnalysis {
  const answers: Answers = new Map(
    responses.flatMap(({ questionId, answer }) =>
      answer.trim().toLowerCase() === UNKNOWN_ANSWER ? [] : [[questionId, answer.trim()]],
    ),
  );
  const told = answers.get('open_recall') ?? '';
  return {
    clusterId,
    version: BACKTRACE_VERSION,
    ...findVector(answers, traits),
    timelinePattern: findDuration(answers),
    psychologicalProfile: { ...findVulnerability(answers, told), ...findTrigger(told, traits) },
    preventionOpportunities: PREVENTION_RULES.flatMap(({ questionId, when, opportunity, reason }) =>
      isMet(answers.get(questionId), when) ? [{ opportunity, reason }] : [],
    ),
    path: pathOf(answers).map(({ step, answer }) => ({ step, answer: answer && redact(answer) })),
    proposedPieces: proposePieces(answers, mask),
  };
}

function isMet(answer: string | undefined, when: string | readonly string[] | RegExp): boolean {
  if (answer === undefined) return false;
  if (when instanceof RegExp) return when.test(answer) && !NONE.test(answer);
  return typeof when === 'string' ? answer === when : when.includes(answer);
}

function findVector(
  answers: Answers,
  traits: ClusterTraits,
): Pick<EntryAnalysis, 'acquisitionVector' | 'vectorReasons'> {
  const points = new Map<AcquisitionVector, number>();
  const reasons: (EntryAnalysis['vectorReasons'][number] & { vector: AcquisitionVector })[] = [];
  const speak = (vector: AcquisitionVector, more: number, reason: string) => {
    points.set(vector, (points.get(vector) ?? 0) + more);
    reasons.push({ vector, label: vectorLabel(vector), reason });
  };
  for (const rule of VECTOR_RULES)
    if (isMet(answers.get(rule.questionId), rule.when)) speak(rule.vector, rule.points, rule.reason);
  const usual = usualContact(traits);
  const likely = usual && CONTACT_VECTORS[usual.method];
  // The cluster's traits break ties between answers, and never replace them.
  if (usual && likely && points.has(likely))
    speak(likely, 1, mostFrequent(CONTACT_METHOD_LABELS[usual.method]));
  const place = (vector: AcquisitionVector) => VECTOR_IDS.indexOf(vector);
  const [best] = [...points].sort((a, b) => b[1] - a[1] || place(a[0]) - place(b[0]));
  const vector = best && best[1] >= MIN_POINTS ? best[0] : null;
  return {
    acquisitionVector: vector ?? NOT_ENOUGH_DATA,
    vectorReasons: reasons.sort(
      (a, b) =>
        Number(b.vector === vector) - Number(a.vector === vector) ||
        (points.get(b.vector) ?? 0) - (points.get(a.vector) ?? 0),
    ),
  };
}

const mostFrequent = (ownMethod: string): string =>
  t`The most frequent first contact in this cluster: ${ownMethod}.`;

function usualContact({ contactMethods, reports }: ClusterTraits) {
  if (reports < PUBLIC_MIN_COUNT) return null;
  const counted = Object.entries(contactMethods) as [ContactMethod, number][];
  const [best] = counted.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return best && best[1] >= PUBLIC_MIN_COUNT ? { method: best[0], count: best[1] } : null;
}

function findDuration(answers: Answers): EntryAnalysis['timelinePattern'] {
  const duration = DURATIONS[answers.get('time_to_ask') ?? ''];
  return duration
    ? { duration, reason: t`Your answer to how long it was until they first asked.` }
    : { duration: NOT_ENOUGH_DATA, reason: t`How long it was until they first asked is not known.` };
}

function findVulnerability(answers: Answers, told: string) {
  const chosen = VULNERABILITIES[answers.get('what_worked') ?? ''];
  if (chosen)
    return {
      vulnerabilityExploited: chosen,
      vulnerabilityReason: t`Your answer to what made it hard to say no.`,
    };
  const word = VULNERABILITY_WORDS.find(({ pattern }) => pattern.test(told));
  const named = word && VULNERABILITIES[word.id];
  return named
    ? { vulnerabilityExploited: named, vulnerabilityReason: t`Your own words on how it began.` }
    : {
        vulnerabilityExploited: NOT_ENOUGH_DATA,
        vulnerabilityReason: t`Neither an answer nor your own words say it.`,
      };
}

/** The tactic your own words show, else the one most reports of the cluster show. */
function findTrigger(told: string, { psychological }: ClusterTraits) {
  const [hit] = findTactics(told)
    .map(({ tactic }) => tactic)
    .filter(({ kind }) => kind !== 'other')
    .sort((a, b) => b.points - a.points);
  if (hit) return { primaryTrigger: hit.name, triggerReason: t`Your own words show it.` };
  const [usual] = Object.entries(psychological).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const tactic = usual && TACTICS.find(({ id }) => id === usual[0]);
  return usual && tactic && usual[1] >= PUBLIC_MIN_COUNT
    ? {
        primaryTrigger: tactic.name,
        triggerReason: t`Your words do not show one; it is the most frequent in this cluster.`,
      }
    : {
        primaryTrigger: NOT_ENOUGH_DATA,
        triggerReason: t`Neither your words nor at least five reports of this cluster show one.`,
      };
}

const STEPS: readonly { step: string; questionIds: readonly string[] }[] = [
  { step: t`What you saw first`, questionIds: ['first_place', 'ad_seen'] },
  { step: t`What brought you on`, questionIds: ['first_url', 'search_terms', 'group', 'referrer'] },
  { step: t`Going on elsewhere`, questionIds: ['chat_move'] },
  { step: t`The first ask`, questionIds: ['time_to_ask'] },
];

function pathOf(answers: Answers): EntryAnalysis['path'] {
  return STEPS.map(({ step, questionIds }) => {
    const told = questionIds.flatMap((id) => {
      const answer = answers.get(id);
      if (answer === undefined || NONE.test(answer)) return [];
      const options = ENTRY_QUESTIONS.find((question) => question.id === id)?.options;
      return options?.find(({ value }) => value === answer)?.label ?? answer;
    });
    return { step, answer: told[0] ?? null };
  });
}
