import type { PublishedFigure } from '@fap/shared/catalogue/catalogue-cluster.ts';

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
            Source: {figure.source}, {figure.year}
          </dd>
        </>
      ) : (
        <dd className="mt-0.5 text-ink-soft">Not enough data</dd>
      )}
    </div>
  );
}
