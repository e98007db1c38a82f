import type { PublishedFigure } from '@fap/shared/catalogue/catalogue-cluster.ts';
import { Trans } from '@lingui/react/macro';

export interface PublishedFactProps {
  name: string;
  figure: PublishedFigure | null;
}

/** A published figure with its source, or "Not enough data". */
export function PublishedFact({ name, figure }: PublishedFactProps) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      {figure ? (
        <>
          <dd className="mt-0.5">{figure.text}</dd>
          <dd className="mt-0.5 text-sm text-ink-soft">
            <Trans>
              Source: {figure.source}, {figure.year}
            </Trans>
          </dd>
        </>
      ) : (
        <dd className="mt-0.5 text-ink-soft">
          <Trans>Not enough data</Trans>
        </dd>
      )}
    </div>
  );
}
