import { readingContract } from '@fap/shared/evidence/reading-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { read, useRead } from '../../../platform/read.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { findQuote } from './find-quote.ts';

const readings = read(readingContract.reading);
/** Characters shown around the quoted words. */
const AROUND = 200;
const BEGINNING = 400;

/** What the cited exhibit says, as this reader may see it, with the words marked that the claim quotes. */
export function ExhibitExcerpt({ evidenceId, claim }: { evidenceId: string; claim: string }) {
  const { data, isError } = useRead(readings, { params: { id: evidenceId } });
  return (
    <section aria-label={t`The cited exhibit`} className="rounded-md bg-sunken px-3 py-2.5 text-sm">
      {data ? (
        <Words text={data.text} claim={claim} />
      ) : isError ? (
        <p className="text-ink-soft">
          <Trans>We could not load what the exhibit says.</Trans>
        </p>
      ) : (
        <Skeleton label={t`Loading the exhibit…`} shape="list" count={1} />
      )}
      <p className="mt-2">
        <Link href={paths.evidence(evidenceId)} className="link">
          <Trans>Open the exhibit</Trans>
        </Link>
      </p>
    </section>
  );
}

function Words({ text, claim }: { text: string | null; claim: string }) {
  if (!text)
    return (
      <p className="text-ink-soft">
        <Trans>You can’t read its words here. It may be a picture, or private.</Trans>
      </p>
    );
  const quote = findQuote(text, claim);
  if (!quote)
    return (
      <p className="whitespace-pre-wrap wrap-anywhere">
        {text.slice(0, BEGINNING)}
        {text.length > BEGINNING && '…'}
      </p>
    );
  const [from, until] = [Math.max(0, quote.start - AROUND), Math.min(text.length, quote.end + AROUND)];
  return (
    <p className="whitespace-pre-wrap wrap-anywhere">
      {from > 0 && '…'}
      {text.slice(from, quote.start)}
      <mark className="rounded-xs bg-medium-soft px-0.5 text-ink">{text.slice(quote.start, quote.end)}</mark>
      {text.slice(quote.end, until)}
      {until < text.length && '…'}
    </p>
  );
}
