import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { useDraft } from '../../../platform/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { LayerChoice, Messages, PieceExercise, ReviewExercise } from '../practice/parts.tsx';
import { CHECKS, CHOICES, OTHERS, type Verdict } from '../practice/story.ts';

const EMPTY = { layer: 0, text: '', isShown: false, verdicts: {} as Record<string, Verdict> };

/** A first piece to practise on: a made-up story, kept in this browser alone, with an answer to every step. */
export function PracticeScreen() {
  const user = useCurrentUser();
  const { value, change, clear } = useDraft('practice', user.id, EMPTY);
  const { layer, text, isShown, verdicts } = value;
  const hasLayer = CHOICES.some((choice) => choice.layer === layer && choice.isRight);
  const hasPiece = hasLayer && (isShown || CHECKS.every(({ test }) => test(text)));
  const isDone = hasPiece && OTHERS.every(({ id, verdict }) => verdicts[id] === verdict);
  return (
    <PageFrame
      width="reading"
      title={t`Practice puzzle`}
      lead={t`Your first piece, in about ten minutes. The story is made up, and nothing you do here is sent or counted.`}
    >
      <ol className="grid gap-10">
        <Step number={1} title={t`Read what somebody was sent`}>
          <Messages />
        </Step>
        <Step number={2} title={t`Choose the layer`}>
          <LayerChoice layer={layer} onChoose={(chosen) => change({ layer: chosen })} />
        </Step>
        {hasLayer && (
          <Step number={3} title={t`Say what the message of 16 May shows`}>
            <PieceExercise
              text={text}
              isShown={isShown}
              onChange={(words) => change({ text: words })}
              onShow={() => change({ isShown: true })}
            />
          </Step>
        )}
        {hasPiece && (
          <Step number={4} title={t`Review what others wrote about the same messages`}>
            <ReviewExercise
              verdicts={verdicts}
              onJudge={(id, verdict) => change({ verdicts: { ...verdicts, [id]: verdict } })}
            />
          </Step>
        )}
      </ol>
      <div role="status" className="mt-10 min-h-24">
        {isDone && (
          <>
            <p className="font-medium">
              <Trans>
                That is all there is to it: read, choose the layer, say what it shows, and check what others
                say.
              </Trans>
            </p>
            <div className="mt-4 flex flex-wrap gap-3">
              <Button asChild variant="primary">
                <Link href={paths.clusters()}>
                  <Trans>Choose a real puzzle</Trans>
                </Link>
              </Button>
              <Button onClick={clear}>
                <Trans>Begin again</Trans>
              </Button>
            </div>
          </>
        )}
      </div>
    </PageFrame>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li>
      <h2 className="mb-4 text-xl font-semibold">
        <span className="mr-2 text-ink-soft tabular-nums">{number}</span>
        {title}
      </h2>
      {children}
    </li>
  );
}
