import { t } from '@fap/shared/kernel/words.ts';
import { MIN_GAPS, REVIVAL_DAYS, stallThreshold } from './message-gaps.ts';
import type { ParsedReport } from './parse-report.ts';
import type { PlaybookFindings } from './playbook-result.ts';
import { type QuoteExhibit, type Tallied, Tally } from './tally.ts';

const HOURS_A_DAY = 24;

interface Condition {
  condition: string;
}

/** When they put off and when they vanish; how long a silence may be before they do not come back. */
export function stallingVsGhosting(
  reports: readonly ParsedReport[],
  quote: QuoteExhibit,
): PlaybookFindings['stallingVsGhosting'] {
  const stalls = new Tally<Condition>();
  const ghosts = new Tally<Condition>();
  for (const { exhibit, turns, reactions, endings } of reports) {
    for (const { text, rules } of turns)
      for (const rule of rules) {
        if (rule.label === 'stall') stalls.add(rule.id, { condition: rule.name }, exhibit, text);
        if (rule.label === 'exit') ghosts.add(rule.id, { condition: rule.name }, exhibit, text);
      }
    for (const { move, reaction, words } of reactions)
      (reaction.kind === 'ghost' ? ghosts : reaction.kind === 'stall' ? stalls : null)?.add(
        `${move.id} ${reaction.id}`,
        { condition: afterMove(move.name, reaction.name) },
        exhibit,
        words,
      );
    const explained = new Set(reactions.map(({ reaction }) => reaction.id));
    for (const { reaction, words } of endings)
      if (!explained.has(reaction.id))
        (reaction.kind === 'ghost' ? ghosts : stalls).add(
          reaction.id,
          { condition: unexplained(reaction.name) },
          exhibit,
          words,
        );
  }
  const silences = reports.flatMap((report) => report.silences);
  const hours = stallThreshold(silences);
  return {
    stallConditions: stalls.rows(quote).map((row) => conditionRow(row, reports.length)),
    ghostConditions: ghosts.rows(quote).map((row) => conditionRow(row, reports.length)),
    threshold:
      hours === null
        ? null
        : {
            hours,
            silences: silences.length,
            why: t`In dated messages, 95 of 100 silences that ended were no longer than this (${silences.length} silences; ${MIN_GAPS} are needed).`,
          },
    silences: silences.length,
    revivals: REVIVAL_DAYS.map((days) => {
      const exhibits = reports
        .filter((report) => report.silences.some((silence) => silence >= days * HOURS_A_DAY))
        .map(({ exhibit }) => exhibit);
      return { days, n: exhibits.length, exhibits };
    }),
  };
}

const conditionRow = ({ head, ...row }: Tallied<Condition>, reports: number) => ({
  condition: head.condition,
  ...row,
  why: t`Told or written in ${row.n} of ${reports} reports.`,
});

const afterMove = (ownMove: string, ownReaction: string): string =>
  t`The victim: “${ownMove}”. Then: “${ownReaction}”.`;
const unexplained = (ownReaction: string): string => t`${ownReaction}. The reports don’t say what led to it.`;
