import { plural, t } from '@fap/shared/kernel/words.ts';
import { CONTACT_METHOD_LABELS } from '../../catalogue/contact-methods.ts';
import { wholePercent } from '../../kernel/whole-percent.ts';
import { longestCommonSubsequence, sequenceSimilarity } from '../../matching/traits/compare-sequences.ts';
import { publicTraits } from '../../matching/traits/public-traits.ts';
import { keepWholeGroups, PUBLIC_MIN_COUNT } from '../../privacy/public-figures.ts';
import type { CheckState } from '../check-states.ts';
import { mergeTraits } from '../merge-traits.ts';
import { describeFeature } from '../trait-features.ts';
import type { DetailReport } from './detail-report.ts';

/** One of the four checks of a cluster, with its sources. */
export interface ClusterCheck {
  id: 'cross-platform' | 'script-evolution' | 'payment-flow' | 'victim-acquisition';
  name: string;
  state: CheckState;
  /** What was found, in one sentence. */
  finding: string;
  /** By what rule it was found. */
  reason: string;
  exhibits: string[];
}

/** The four checks, computed from the reports' traits; reports come oldest first. */
export function checkCluster(reports: readonly DetailReport[], now: Date): ClusterCheck[] {
  const counted = settledReports(reports, now);
  return [
    checkPlatforms(reports, counted),
    checkScript(reports),
    checkPayments(reports),
    checkAcquisition(counted),
  ];
}

/** Reports of counted people, in whole groups of five: how one person was reached stays private. */
function settledReports(reports: readonly DetailReport[], now: Date): DetailReport[] {
  const people = [...Map.groupBy(reports, ({ reporter }) => reporter).values()].map((mine) => ({
    mine,
    countedFrom: new Date(Math.min(...mine.map(({ countedFrom }) => countedFrom.getTime()))),
  }));
  return keepWholeGroups(people, now).flatMap(({ mine }) => mine);
}

const NOT_ENOUGH = t`Not enough data`;
const exhibitsOf = (reports: readonly DetailReport[]) => reports.map(({ exhibit }) => exhibit);

/** Ways of first contact, and phrases that move the conversation elsewhere. */
function checkPlatforms(reports: readonly DetailReport[], counted: readonly DetailReport[]): ClusterCheck {
  const about = {
    id: 'cross-platform' as const,
    name: t`Cross-platform detection`,
    reason: t`Counts the ways of first contact and the reports whose words move the talk to another channel.`,
  };
  if (reports.length === 0) return { ...about, state: 'not-enough-data', finding: NOT_ENOUGH, exhibits: [] };
  const methods = [...new Set(counted.map(({ contactMethod }) => CONTACT_METHOD_LABELS[contactMethod]))];
  const moved = reports.filter(({ traits }) => traits.behavioral.includes('5.off-platform'));
  if (methods.length < 2 && moved.length === 0) {
    const finding =
      methods.length === 0
        ? t`No report tells of a move to another channel; ways of first contact are told of ${PUBLIC_MIN_COUNT} people or more.`
        : sameWay(methods[0] ?? '');
    return { ...about, state: 'nothing', finding, exhibits: exhibitsOf(reports) };
  }
  const moves = t`A move to another channel: ${plural(moved.length, { one: '# report', other: '# reports' })}.`;
  return {
    ...about,
    state: 'found',
    finding: [...(methods.length > 0 ? [waysOf(methods)] : []), ...(moved.length > 0 ? [moves] : [])].join(
      ' ',
    ),
    exhibits: exhibitsOf(moved.length > 0 ? moved : counted),
  };
}

/** The script of the earlier half of the reports beside that of the later half. */
function checkScript(reports: readonly DetailReport[]): ClusterCheck {
  const relevant = reports.filter(({ traits }) => traits.behavioral.length > 0);
  const about = {
    id: 'script-evolution' as const,
    name: t`Script evolution tracking`,
    reason: t`Compares the order of script actions in the earlier half of the reports with the later half.`,
  };
  if (relevant.length < 2) {
    const finding = t`Not enough data: fewer than two reports tell of script actions.`;
    return { ...about, state: 'not-enough-data', finding, exhibits: exhibitsOf(relevant) };
  }
  const half = Math.floor(relevant.length / 2);
  const script = (some: readonly DetailReport[]) => mergeTraits(some.map(({ traits }) => traits)).behavioral;
  const [before, after] = [script(relevant.slice(0, half)), script(relevant.slice(half))];
  const label = (action: string) => describeFeature('behavioral', action).label;
  const added = after.filter((action) => !before.includes(action)).map(label);
  const dropped = before.filter((action) => !after.includes(action)).map(label);
  const alike = wholePercent(sequenceSimilarity(before, after));
  const isSame = added.length + dropped.length === 0;
  const isReordered = longestCommonSubsequence(before, after) < Math.min(before.length, after.length);
  const changes = [
    added.length > 0 ? newInIt(added) : '',
    dropped.length > 0 ? noLongerTold(dropped) : '',
    isSame && isReordered ? t`The same actions come in another order.` : '',
  ].filter((change) => change !== '');
  return {
    ...about,
    state: changes.length > 0 ? 'found' : 'nothing',
    finding:
      changes.length > 0
        ? [t`The later script is ${alike}% like the earlier one.`, ...changes].join(' ')
        : t`Earlier and later reports tell the same script actions in the same order.`,
    exhibits: exhibitsOf(relevant),
  };
}

/** Accounts that several reports name, and the ways of paying. */
function checkPayments(all: readonly DetailReport[]): ClusterCheck {
  const reports = all.map((report) => ({ ...report, traits: publicTraits(report.traits) }));
  const about = {
    id: 'payment-flow' as const,
    name: t`Payment flow analysis`,
    reason: t`Counts the ways of paying that reports tell of, and accounts that more than one report names.`,
  };
  const relevant = reports.filter(
    ({ traits: { payment } }) => payment.accounts.length > 0 || Object.keys(payment.rails).length > 0,
  );
  if (relevant.length === 0) {
    const finding = t`Not enough data: no report tells how money was to be paid.`;
    return { ...about, state: 'not-enough-data', finding, exhibits: [] };
  }
  const { rails, accounts } = mergeTraits(relevant.map(({ traits }) => traits)).payment;
  const shared = accounts.filter(
    (account) => relevant.filter(({ traits }) => traits.payment.accounts.includes(account)).length > 1,
  );
  const ways = Object.entries(rails)
    .sort(([a, some], [b, others]) => others - some || (a < b ? -1 : 1))
    .map(([rail]) => describeFeature('payment', `rail ${rail}`).label);
  const sentences = [
    ways.length > 0 ? waysOfPaying(ways) : '',
    accounts.length > 0
      ? t`${plural(accounts.length, { one: '# account', other: '# accounts' })} named, ${shared.length} of them by several reports.`
      : t`No account is named.`,
  ];
  return {
    ...about,
    state: 'found',
    finding: sentences.filter((sentence) => sentence !== '').join(' '),
    exhibits: exhibitsOf(relevant),
  };
}

/** How victims were reached, and whether they say how they were found. */
function checkAcquisition(reports: readonly DetailReport[]): ClusterCheck {
  const about = {
    id: 'victim-acquisition' as const,
    name: t`Victim acquisition mapping`,
    reason: t`Takes the commonest way of first contact, and words on how the victim was found or lured (layers 1 and 4).`,
  };
  if (reports.length === 0) {
    const finding = t`Not enough data: this is told of ${PUBLIC_MIN_COUNT} people or more.`;
    return { ...about, state: 'not-enough-data', finding, exhibits: [] };
  }
  const byMethod = [...Map.groupBy(reports, ({ contactMethod }) => contactMethod)].sort(
    ([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1),
  );
  const most = byMethod[0]?.[1].length ?? 0;
  const methods = byMethod.filter(([, some]) => some.length === most).map(([method]) => method);
  const lured = reports.filter(({ traits }) => traits.behavioral.some((action) => /^[14]\./u.test(action)));
  const how =
    lured.length > 0
      ? t`How they were found or lured: ${plural(lured.length, { one: '# report', other: '# reports' })}.`
      : t`No report tells how its victim was found.`;
  return {
    ...about,
    state: 'found',
    finding: `${mostOften(methods.map((method) => CONTACT_METHOD_LABELS[method]))} ${how}`,
    exhibits: exhibitsOf(lured),
  };
}

/** Several of our words in one sentence. */
const listed = (words: readonly string[]): string => words.join('; ');

const sameWay = (ownWay: string): string =>
  t`Each counted report names the same way of first contact (${ownWay}), and no report tells of a move.`;

function waysOf(methods: readonly string[]): string {
  const ownWays = listed(methods);
  return t`The first contact was by: ${ownWays}.`;
}

function newInIt(actions: readonly string[]): string {
  const ownActions = listed(actions);
  return t`New in the later script: ${ownActions}.`;
}

function noLongerTold(actions: readonly string[]): string {
  const ownActions = listed(actions);
  return t`No longer told: ${ownActions}.`;
}

function waysOfPaying(ways: readonly string[]): string {
  const ownWays = listed(ways);
  return t`Ways of paying: ${ownWays}.`;
}

function mostOften(methods: readonly string[]): string {
  const ownWays = listed(methods);
  return t`Most often, the first contact was by: ${ownWays}.`;
}
