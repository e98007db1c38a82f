import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { WordDiffProps } from './word-diff-body.tsx';

const Body = lazyPart(async () => (await import('./word-diff-body.tsx')).WordDiffBody);

/** A text before and after a change, with the words that only one of them has; what is new can be read before that is loaded. */
export const WordDiff = (texts: WordDiffProps) => (
  <Suspense
    fallback={
      <p lang="en" className="wrap-anywhere">
        {texts.after}
      </p>
    }
  >
    <Body {...texts} />
  </Suspense>
);
