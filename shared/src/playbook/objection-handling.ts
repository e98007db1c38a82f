import { plural, t } from '@fap/shared/kernel/words.ts';
import type { ParsedReport } from './parse-report.ts';
import { MIN_CASES, type PlaybookFindings } from './playbook-result.ts';
import { rateOf } from './rate-of.ts';
import { type QuoteExhibit, Tally } from './tally.ts';
import { VICTIM_MOVES } from './victim-moves.ts';

interface Reply {
  trigger: string;
  response: string;
  /** The objection is in the text itself, before the reply. */
  isSeen: boolean;
}

/**
 * How objections are answered. The trigger is what the victim had said before, or, where only the reply was handed in,
 * the objection that such words answer. A report counts as one ask, however often it was repeated: which of several
 * asks a payment followed is not known.
 */
export function objectionHandling(
  reports: readonly ParsedReport[],
  quote: QuoteExhibit,
): PlaybookFindings['objectionHandling'] {
  const tally = new Tally<Reply>();
  for (const report of reports) {
    for (const { text, rules, answered } of report.turns)
      for (const rule of rules) {
        if (rule.label !== 'objection') continue;
        const move = answered ?? VICTIM_MOVES.find(({ id }) => id === rule.answers);
        if (!move) continue;
        const head = { trigger: move.name, response: rule.name, isSeen: answered !== null };
        tally.add(`${move.id} ${rule.id}`, head, report.exhibit, text);
      }
    for (const { move, reaction, words } of report.reactions)
      if (reaction.kind === 'objection')
        tally.add(
          `${move.id} ${reaction.id}`,
          { trigger: move.name, response: reaction.name, isSeen: true },
          report.exhibit,
          words,
        );
  }
  return tally.rows(quote).map(({ head, ...row }) => {
    const asked = reports.filter(({ exhibit, hasAsk }) => hasAsk && row.exhibits.includes(exhibit));
    const paid = asked.filter(({ isPaid }) => isPaid).length;
    return {
      trigger: head.trigger,
      response: head.response,
      successRate: rateOf(paid, asked.length),
      asks: asked.length < MIN_CASES ? null : asked.length,
      ...row,
      why: head.isSeen
        ? t`The objection stands before the reply in ${plural(row.n, { one: 'a report', other: 'the reports' })}.`
        : t`Only the reply was handed in: the objection is the one that such words answer.`,
    };
  });
}
