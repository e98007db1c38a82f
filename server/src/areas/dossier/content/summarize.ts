import type {
  DossierContent,
  DossierCustodyLog,
  DossierEvidence,
  DossierIndicator,
} from '@fap/shared/dossier/content.ts';
import type { CollectedReports } from './collect-reports.ts';

interface Collected extends Pick<DossierContent, 'custody'> {
  score: DossierContent['strike'];
  reports: CollectedReports;
  evidence: readonly DossierEvidence[];
  indicators: readonly DossierIndicator[];
}

/** The first page: figures, and what they say in sentences. */
export function summarize({
  score,
  reports,
  evidence,
  indicators,
  custody,
}: Collected): DossierContent['executiveSummary'] {
  const anchored = evidence.filter(({ stamp }) => stamp?.state === 'verified').length;
  const shared = indicators.filter(({ reports: named }) => named >= 2).length;
  return {
    strikeScore: score.score,
    reports: reports.all,
    reportsForLaw: reports.shown.length,
    victims: reports.victims,
    sentences: [
      `${count(reports.all, 'report')} by ${count(reports.victims, 'person', 'people')}; ${reports.shown.length} of them may be shown to law enforcement.`,
      ...lossesOf(reports),
      `${count(indicators.length, 'indicator')}, ${shared} of them named by more than one person.`,
      `${count(evidence.length, 'evidence item')}, ${anchored} with a stamp whose block was checked.`,
      custody.lastCheck === null
        ? 'The custody log has not been checked yet.'
        : `The custody log was last checked on ${custody.lastCheck.checkedAt.slice(0, 10)} and ${custody.lastCheck.isValid ? 'fits, entry by entry and file by file' : 'does not fit'}.`,
      ...mergedLogs(custody.merged),
      ...(score.isHeld ? ['The Strike Score is held at 84, because a gate does not hold.'] : []),
    ],
  };
}

function mergedLogs(logs: readonly DossierCustodyLog[]): string[] {
  if (logs.length === 0) return [];
  const fit = logs.filter(({ lastCheck }) => lastCheck?.isValid === true).length;
  const unchecked = logs.filter(({ lastCheck }) => lastCheck === null).length;
  const rest = logs.length - fit - unchecked;
  return [
    `${count(logs.length, 'cluster was', 'clusters were')} merged into it; of their custody logs ${fit} fit at the last check, ${rest} did not, ${unchecked} ${unchecked === 1 ? 'has' : 'have'} not been checked yet.`,
  ];
}

/** Claimed losses of the reports that may be shown, each currency for itself. */
function lossesOf({ shown }: CollectedReports): string[] {
  const byCurrency = new Map<string, number>();
  for (const { amount } of shown)
    if (amount) byCurrency.set(amount.currency, (byCurrency.get(amount.currency) ?? 0) + amount.cents);
  if (byCurrency.size === 0) return [];
  const sums = [...byCurrency].map(
    ([currency, cents]) => `${currency} ${Math.round(cents / 100).toLocaleString('en-US')}`,
  );
  return [`Reporters who let law enforcement read claim losses of ${sums.join(' and ')}.`];
}

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
