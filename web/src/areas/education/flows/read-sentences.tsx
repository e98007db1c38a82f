import type { ReadSentence } from '@fap/shared/education/flows/match/match-script.ts';
import type { ScamFlow } from '@fap/shared/education/flows/scam-flow-entry.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { MOVE_WORDS } from './flow-words.ts';

/** Sentences shown at first, and more at each press. */
const STEP = 20;

/** Each sentence with what it does by the playbook's rules, and the stages its words fit. */
export function ReadSentences({
  sentences,
  flows,
}: {
  sentences: readonly ReadSentence[];
  flows: readonly ScamFlow[];
}) {
  const [count, setCount] = useState(STEP);
  return (
    <section aria-labelledby="read-sentences">
      <h3 id="read-sentences" className="text-lg font-semibold">
        <Trans>Sentence by sentence</Trans>
      </h3>
      <p className="mt-1 text-sm text-ink-soft">
        <Trans>
          Labels come from the same word rules as in the Playbook Detonator. Many sentences carry none.
        </Trans>
      </p>
      <ol className="mt-3 divide-y divide-line border-y border-line">
        {sentences.slice(0, count).map((sentence, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its place, and may be repeated
          <li key={place} className="grid grid-cols-[minmax(0,1fr)] gap-2 py-3">
            <p dir="auto" className="wrap-anywhere">
              {sentence.text}
            </p>
            <SentenceMarks sentence={sentence} flows={flows} />
          </li>
        ))}
      </ol>
      {sentences.length > count && (
        <Button className="mt-4" onClick={() => setCount(count + STEP)}>
          <Trans>Show more sentences</Trans>
        </Button>
      )}
    </section>
  );
}

function SentenceMarks({ sentence, flows }: { sentence: ReadSentence; flows: readonly ScamFlow[] }) {
  if (sentence.isOwn)
    return (
      <p className="text-sm text-ink-soft">
        <Trans>Read as your own words, so not compared</Trans>
      </p>
    );
  const stages = flows.flatMap((flow) => {
    const places = flow.stages.flatMap(({ id }, place) =>
      sentence.stages.some(({ flowId, stageId }) => flowId === flow.id && stageId === id) ? [place + 1] : [],
    );
    return places.length > 0 ? [t`${flow.name}, stage ${places.join(' and ')}`] : [];
  });
  const labels = new Map(sentence.moves.map((move) => [move.label, move.technique]));
  if (labels.size === 0 && stages.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft">
      {[...labels].map(([label, technique]) => (
        <span key={label} className="flex flex-wrap items-center gap-1.5">
          <Badge tone="accent">{MOVE_WORDS[label]}</Badge>
          {technique}
        </span>
      ))}
      {stages.length > 0 && (
        <span className="w-full">
          <Trans>Fits: {stages.join(' · ')}</Trans>
        </span>
      )}
    </div>
  );
}
