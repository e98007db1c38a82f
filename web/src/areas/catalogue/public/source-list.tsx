import type { PublicSource } from '@fap/shared/catalogue/catalogue-cluster.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatDay } from '../../../ui/format-day.ts';

export interface SourceListProps {
  sources: readonly PublicSource[];
  /** The calendar day of the last review. */
  reviewedOn: string;
}

/** The public sources of a text, and when somebody last compared it with them. */
export function SourceList({ sources, reviewedOn }: SourceListProps) {
  return (
    <section aria-label={t`Sources`} className="text-sm text-ink-soft">
      <p className="font-semibold">
        <Trans>
          Sources, reviewed on <time dateTime={reviewedOn}>{formatDay(reviewedOn)}</time>
        </Trans>
      </p>
      <ul className="mt-2 max-w-prose list-disc space-y-1.5 pl-5 marker:text-line-strong">
        {sources.map(({ title, office }) => (
          <li key={`${title} ${office}`}>
            <cite className="font-medium not-italic text-ink">{title}</cite>, {office}
          </li>
        ))}
      </ul>
    </section>
  );
}
