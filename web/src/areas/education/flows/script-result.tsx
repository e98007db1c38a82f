import type { FlowMatch, ScriptMatch } from '@fap/shared/education/flows/match/match-script.ts';
import { MAX_SCRIPT_LENGTH, MIN_WORDS } from '@fap/shared/education/flows/match/script-limits.ts';
import type { ScamFlow } from '@fap/shared/education/flows/scam-flow-entry.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { formatCount } from '../../../ui/format-count.ts';
import { ReadSentences } from './read-sentences.tsx';

/** At most this many flows that are close to each other are named. */
const MOST_CLOSE = 3;

export interface ScriptResultProps {
  match: ScriptMatch;
  flows: readonly ScamFlow[];
  onOpen: (flowId: string) => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** What a comparison found: one pattern, several that are close, or none, and what each sentence does. */
export function ScriptResult({ match, flows, onOpen, headingRef }: ScriptResultProps) {
  const { title, text } = wordsOf(match, flows);
  const named = match.verdict === 'clear' ? match.flows.slice(0, 1) : match.flows.slice(0, MOST_CLOSE);
  return (
    <section aria-labelledby="script-result" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Card>
        <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <h2 id="script-result" ref={headingRef} tabIndex={-1} className="text-xl font-semibold">
            {title}
          </h2>
          <p>{text}</p>
          {named.map((found) => (
            <MatchedFlow key={found.flowId} found={found} flows={flows} onOpen={onOpen} />
          ))}
          {match.isCut && (
            <p className="text-sm text-ink-soft">
              <Trans>We read the first {formatCount(MAX_SCRIPT_LENGTH)} characters.</Trans>
            </p>
          )}
        </CardBody>
      </Card>
      {match.sentences.length > 0 && <ReadSentences sentences={match.sentences} flows={flows} />}
    </section>
  );
}

function MatchedFlow({
  found,
  flows,
  onOpen,
}: {
  found: FlowMatch;
  flows: readonly ScamFlow[];
  onOpen: (flowId: string) => void;
}) {
  const flow = flows.find(({ id }) => id === found.flowId);
  if (!flow) return null;
  const matched = flow.stages.flatMap((stage, place) =>
    found.stageIds.includes(stage.id) ? [`${place + 1}. ${stage.name}`] : [],
  );
  return (
    <div className="rounded-lg border border-line p-4">
      <h3 className="font-semibold">{flow.name}</h3>
      <p className="mt-1 text-sm text-ink-soft">
        <Trans>
          Its words fit {matched.length} of {flow.stages.length} stages:
        </Trans>
      </p>
      <ul className="mt-1">
        {matched.map((stage) => (
          <li key={stage}>{stage}</li>
        ))}
      </ul>
      <Button size="sm" className="mt-3" onClick={() => onOpen(flow.id)}>
        <Trans>
          See all stages
          <span className="sr-only"> of {flow.name}</span>
        </Trans>
      </Button>
    </div>
  );
}

function wordsOf(
  { verdict, flows: found }: ScriptMatch,
  flows: readonly ScamFlow[],
): { title: string; text: ReactNode } {
  const interrogator = (
    <Link href={paths.aiInterrogator()} className="link font-medium">
      <Trans>AI Interrogator</Trans>
    </Link>
  );
  switch (verdict) {
    case 'too-short':
      return {
        title: t`Too short to compare`,
        text: t`Paste at least a full sentence. ${MIN_WORDS} words are the least we can work with.`,
      };
    case 'none':
      return {
        title: t`No pattern fits`,
        text: (
          <>
            <Trans>
              Too few words fit any of our {flows.length} patterns. That doesn’t make the text safe. The{' '}
              {interrogator} looks for warning signs in it.
            </Trans>
          </>
        ),
      };
    case 'close':
      return {
        title: t`Close to several patterns`,
        text: t`The words fit more than one pattern about equally, so we don’t pick one.`,
      };
    case 'clear':
      return {
        title: t`Most like: ${flows.find(({ id }) => id === found[0]?.flowId)?.name ?? t`a known pattern`}`,
        text: (
          <>
            <Trans>
              The wording resembles this pattern more than the others. It isn’t a verdict: the {interrogator}{' '}
              looks for warning signs.
            </Trans>
          </>
        ),
      };
  }
}
