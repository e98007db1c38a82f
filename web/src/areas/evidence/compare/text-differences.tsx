import type { EvidenceComparison } from '@fap/shared/evidence/reading-contract.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatNumber } from '../../../platform/locale.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { countWords, type Run, runsOf, type Side } from './diff-sides.ts';
import { SideLetter } from './side-header.tsx';

const SIDES: readonly { side: Side; letter: string }[] = [
  { side: 'left', letter: 'A' },
  { side: 'right', letter: 'B' },
];

export interface TextDifferencesProps {
  diff: EvidenceComparison['diff'];
  /** How many characters of each text were compared; null when all were. */
  cutAt: number | null;
}

/** Both texts side by side; words that only one of them has are marked and labelled. */
export function TextDifferences({ diff, cutAt }: TextDifferencesProps) {
  return (
    <Card>
      <CardHeader title={t`Their words`} hint={diff.length ? summary(diff, cutAt) : undefined} />
      <CardBody>
        {diff.length === 0 ? (
          <p>
            <Trans>One of them has no words, so there is no text to compare.</Trans>
          </p>
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
            {SIDES.map(({ side, letter }) => (
              <SideText key={side} letter={letter} runs={runsOf(diff, side)} />
            ))}
          </div>
        )}
      </CardBody>
    </Card>
  );
}

function summary(diff: EvidenceComparison['diff'], cutAt: number | null): string {
  const { same, left, right } = countWords(diff);
  const words = (count: number) => `${formatNumber(count)} ${plural(count, { one: 'word', other: 'words' })}`;
  const found = t`${words(same)} in both, ${words(left)} only in A, ${words(right)} only in B.`;
  if (cutAt === null) return left + right === 0 ? t`All ${words(same)} are the same.` : found;
  const beginning = t`the first ${formatNumber(cutAt)} characters`;
  return left + right === 0
    ? t`No difference in ${beginning}. What follows was not compared word by word.`
    : t`In ${beginning}: ${found} What follows was not compared word by word.`;
}

function SideText({ letter, runs }: { letter: string; runs: readonly Run[] }) {
  return (
    <div>
      <h3 className="mb-2 flex items-center gap-2 font-semibold">
        <SideLetter letter={letter} />
        <span className="sr-only">
          <Trans>Words of {letter}</Trans>
        </span>
      </h3>
      <section
        aria-label={t`Words of ${letter}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="max-h-[32rem] overflow-y-auto rounded-md bg-sunken p-4 leading-8 break-words whitespace-pre-wrap"
      >
        {runs.map((run) =>
          run.isOwn ? (
            <OwnWords key={run.at} letter={letter} text={run.text} />
          ) : (
            <span key={run.at}>{run.text}</span>
          ),
        )}
      </section>
    </div>
  );
}

/** Words that only one side has: underlined and labelled, so that colour is not the only sign. */
function OwnWords({ letter, text }: { letter: string; text: string }) {
  const words = text.trimEnd();
  return (
    <>
      <mark className="rounded-sm bg-high-soft px-1 py-0.5 text-ink underline decoration-high decoration-2 underline-offset-4 [box-decoration-break:clone]">
        {words}
        <span className="ml-1 inline-block text-xs font-semibold text-high no-underline">
          <Trans>only {letter}</Trans>
        </span>
      </mark>
      {text.slice(words.length)}
    </>
  );
}
