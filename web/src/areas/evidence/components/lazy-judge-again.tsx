import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { JudgeAgainProps } from './judge-again.tsx';

const JudgeAgain = lazyPart(async () => (await import('./judge-again.tsx')).JudgeAgain);

/** The offer to judge again, which comes after the verdict: most verdicts need none. */
export function LazyJudgeAgain(props: JudgeAgainProps) {
  return (
    <Suspense fallback={null}>
      <JudgeAgain {...props} />
    </Suspense>
  );
}
