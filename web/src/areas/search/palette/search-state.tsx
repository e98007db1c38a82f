import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MIN_LETTERS, type ServerResults } from '../../../platform/use-server-results.ts';
import { Button } from '../../../ui/button.tsx';

export interface SearchStateProps {
  results: ServerResults;
  typed: string;
  /** How many options are shown. */
  found: number;
}

/** What the search is doing, seen and read out. */
export function SearchState({ results: { state, retry }, typed, found }: SearchStateProps) {
  return (
    <div className="px-3 text-sm text-ink-soft">
      <p aria-live="polite" className={state === 'ready' && found > 0 ? 'sr-only' : 'py-3'}>
        {sentenceOf(state, typed.trim(), found)}
      </p>
      {state === 'failed' && (
        <Button onClick={retry} className="mb-3">
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}

function sentenceOf(state: ServerResults['state'], typed: string, found: number): string {
  switch (state) {
    case 'short':
      return typed.length > 0 && typed.length < MIN_LETTERS
        ? t`Type one more letter to search everything.`
        : '';
    case 'waiting':
      return t`Searching…`;
    case 'failed':
      return t`We could not search. Pages and actions still work.`;
    case 'offline':
      return t`You’re offline. You can still open pages and use actions.`;
    case 'ready':
      if (found > 0) return plural(found, { one: '# result', other: '# results' });
      return t`Nothing found for “${typed}”. Try fewer words, or the beginning of one.`;
  }
}
