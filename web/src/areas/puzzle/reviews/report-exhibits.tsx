import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRead } from '../../../platform/read.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { exhibitSuggestions, SuggestedExhibits } from '../components/exhibit-suggestions.tsx';

export interface ReportExhibitsProps {
  clusterId: string;
  layer: number;
}

/** The exhibits that speak of the layer of a piece. */
export function ReportExhibits({ clusterId, layer }: ReportExhibitsProps) {
  const { data, isError } = useRead(exhibitSuggestions, { params: { clusterId, layer: String(layer) } });
  if (isError)
    return (
      <p className="mt-1 text-ink-soft">
        <Trans>We could not load the exhibits.</Trans>
      </p>
    );
  if (!data) return <Skeleton label={t`Loading the exhibits…`} shape="list" count={1} />;
  if (data.exhibits.length === 0)
    return (
      <p className="mt-1 text-ink-soft">
        <Trans>None was found, or a piece cites it already.</Trans>
      </p>
    );
  return <SuggestedExhibits exhibits={data.exhibits} />;
}
