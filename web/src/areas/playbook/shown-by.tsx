import type { PlaybookQuote } from '@fap/shared/playbook/playbook-result.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { exhibitName } from '../clusters/public/exhibit-name.ts';

/** The source that every row of a playbook has. */
export interface ShownByRow {
  n: number;
  exhibits: readonly string[];
  quotes: readonly PlaybookQuote[];
  why: string;
}

export interface ShownByProps {
  row: ShownByRow;
  /** How many reports the cluster has. */
  reports: number;
}

/** The quote behind a row, with the reason, the exhibits and more quotes on request. */
export function ShownBy({ row, reports }: ShownByProps) {
  const [first, ...others] = row.quotes;
  return (
    <div className="mt-2 text-sm">
      {first ? <Quote quote={first} /> : <NoQuote />}
      <details className="mt-2">
        <summary className="w-fit cursor-pointer rounded-sm py-1 font-medium text-accent">
          <Trans>
            Why: {row.n} of {reports} <Plural value={reports} one="report" other="reports" />
          </Trans>
        </summary>
        <div className="mt-1 space-y-2 text-ink-soft">
          <p>{row.why}</p>
          <p className="wrap-anywhere">
            <Trans>Exhibits: {row.exhibits.map(exhibitName).join(', ')}</Trans>
          </p>
          {others.map((quote) => (
            <Quote key={`${quote.exhibit} ${quote.text}`} quote={quote} />
          ))}
        </div>
      </details>
    </div>
  );
}

function Quote({ quote }: { quote: PlaybookQuote }) {
  return (
    <figure className="border-l-2 border-line-strong pl-3">
      <blockquote className="wrap-anywhere text-ink">“{quote.text}”</blockquote>
      <figcaption className="text-xs text-ink-soft">{exhibitName(quote.exhibit)}</figcaption>
    </figure>
  );
}

function NoQuote() {
  return (
    <p className="text-ink-soft">
      <Trans>We can’t quote this without revealing something about the person who reported it.</Trans>
    </p>
  );
}
