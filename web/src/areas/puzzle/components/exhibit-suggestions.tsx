import { readingContract, type SuggestedExhibit } from '@fap/shared/evidence/reading-contract.ts';
import { Trans } from '@lingui/react/macro';
import { Lightbulb } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { read, useRead } from '../../../platform/read.ts';
import { Button } from '../../../ui/button.tsx';
import { spanLabel } from '../../indicators/public/indicator-label.ts';

/** Exhibits of a cluster that may hold a layer's piece. */
export const exhibitSuggestions = read(readingContract.suggest);

export interface ExhibitSuggestionsProps {
  clusterId: string;
  layer: number;
  onCite: (evidenceId: string) => void;
}

/** Exhibits that no piece cites and that may hold this layer's piece, each with what in it says so; nothing when there are none. */
export function ExhibitSuggestions({ clusterId, layer, onCite }: ExhibitSuggestionsProps) {
  const { data } = useRead(exhibitSuggestions, { params: { clusterId, layer: String(layer) } });
  if (!data || data.exhibits.length === 0) return null;
  return (
    <section aria-labelledby="exhibit-suggestions" className="rounded-md bg-sunken px-3 py-2.5 text-sm">
      <h3 id="exhibit-suggestions" className="flex items-center gap-1.5 font-medium">
        <Lightbulb aria-hidden className="size-4 text-accent" />
        <Trans>It may be in these exhibits</Trans>
      </h3>
      <SuggestedExhibits exhibits={data.exhibits} onCite={onCite} />
    </section>
  );
}

export interface SuggestedExhibitsProps {
  exhibits: readonly SuggestedExhibit[];
  /** Cites one; without it they are only for reading. */
  onCite?: (evidenceId: string) => void;
}

/** Exhibits, each with what in it speaks of the layer. */
export function SuggestedExhibits({ exhibits, onCite }: SuggestedExhibitsProps) {
  return (
    <ul className="mt-1.5 grid gap-2">
      {exhibits.map((exhibit) => (
        <li key={exhibit.id} className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <div className="min-w-0 flex-1 wrap-anywhere">
            <Link href={paths.evidence(exhibit.id)} className="link">
              {exhibit.fileName}
            </Link>
            <p className="text-ink-soft">{whyOf(exhibit)}</p>
          </div>
          {onCite && (
            <Button size="sm" onClick={() => onCite(exhibit.id)}>
              <Trans>
                Cite it<span className="sr-only">: {exhibit.fileName}</span>
              </Trans>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const whyOf = ({ reasons }: SuggestedExhibit): string =>
  reasons.map(({ label, quote }) => `${spanLabel(label)}: “${quote}”`).join(' · ');
