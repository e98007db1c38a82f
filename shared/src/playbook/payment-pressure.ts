import { t } from '@fap/shared/kernel/words.ts';
import type { ParsedReport } from './parse-report.ts';
import type { PlaybookFindings } from './playbook-result.ts';
import { type QuoteExhibit, Tally } from './tally.ts';
import type { TurnRule } from './turn-rule.ts';

const STAGES = [t`Before the first ask`, t`With the ask`, t`After the first ask`] as const;
type Stage = (typeof STAGES)[number];
/** The words by which a deadline names its time. */
const TIMING =
  /\b(?:(?:before|by|until) (?:\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)?(?: today| tonight| tomorrow)?|noon|midnight|tonight|tomorrow|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day|three|five|nine)|within (?:the (?:next )?)?\w+ ?(?:minutes?|hours?|days?)|(?:valid for|you have|only|for) (?:\d+|twenty|thirty|forty|ninety) (?:minutes?|hours?|days?)(?: only)?|(?:\d+|twenty|ten|five|thirty) (?:minutes?|hours?) left|today|tonight|tomorrow|right now|immediately)\b/iu;

/** How payment is pressed for: by which technique, when in the script, with what deadline, by which tactics. */
export function paymentPressure(
  reports: readonly ParsedReport[],
  quote: QuoteExhibit,
  tacticsOf: (text: string) => string[],
): PlaybookFindings['paymentPressure'] {
  const tally = new Tally<TurnRule>();
  const stages = new Map<string, Map<Stage, number>>();
  const timings = new Map<string, string[]>();
  const triggers = new Map<string, Set<string>>();
  for (const { exhibit, turns, firstAsk } of reports)
    for (const { text, rules, place } of turns)
      for (const rule of rules) {
        if (rule.label !== 'pressure') continue;
        tally.add(rule.id, rule, exhibit, text);
        const stage = stageOf(place, firstAsk);
        const counts = stages.get(rule.id) ?? new Map<Stage, number>();
        if (stage) counts.set(stage, (counts.get(stage) ?? 0) + 1);
        stages.set(rule.id, counts);
        const timing = TIMING.exec(text)?.[0].toLowerCase();
        if (timing) timings.set(rule.id, [...(timings.get(rule.id) ?? []), timing]);
        triggers.set(rule.id, new Set([...(triggers.get(rule.id) ?? []), ...tacticsOf(text)]));
      }
  return tally.rows(quote).map(({ head, ...row }) => ({
    technique: head.name,
    stage: mostFrequent(stages.get(head.id) ?? new Map()),
    timing: [...new Set(timings.get(head.id) ?? [])].slice(0, 3).join(', ') || null,
    triggers: [...(triggers.get(head.id) ?? [])],
    ...row,
    why: t`Wording of pressure in ${row.n} of ${reports.length} reports; the stage is where it stands most often beside the first ask for money.`,
  }));
}

function stageOf(place: number, firstAsk: number | null): Stage | null {
  if (firstAsk === null) return null;
  return STAGES[1 + Math.sign(place - firstAsk)] ?? null;
}

function mostFrequent(counts: ReadonlyMap<Stage, number>): Stage | null {
  const [first] = STAGES.filter((stage) => counts.has(stage)).sort(
    (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0),
  );
  return first ?? null;
}
