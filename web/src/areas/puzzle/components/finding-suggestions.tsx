import { findingsContract, type SuggestedFinding } from '@fap/shared/recondogs/findings-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { read, useRead } from '../../../platform/read.ts';
import { Button } from '../../../ui/button.tsx';

/** What units found that may be a piece of a layer. */
export const findingSuggestions = read(findingsContract.suggest);

export interface FindingSuggestionsProps {
  clusterId: string;
  layer: number;
  /** Puts a finding into the form; it is handed in and reviewed like any piece. */
  onUse: (finding: { content: string; evidenceId: string | null }) => void;
}

/** What the units found of this layer, each with the words it cites; nothing when there is none. */
export function FindingSuggestions({ clusterId, layer, onUse }: FindingSuggestionsProps) {
  const { data } = useRead(findingSuggestions, { params: { clusterId, layer: String(layer) } });
  if (!data || data.findings.length === 0) return null;
  return (
    <section aria-labelledby="finding-suggestions" className="mt-3 rounded-md bg-sunken px-3 py-2.5 text-sm">
      <h3 id="finding-suggestions" className="flex items-center gap-1.5 font-medium">
        <Search aria-hidden className="size-4 text-accent" />
        <Trans>Found by the ReconDogs</Trans>
      </h3>
      <ul className="mt-1.5 grid gap-2">
        {data.findings.map((finding) => (
          <li
            key={`${finding.unit} ${finding.title}`}
            className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1"
          >
            <div className="min-w-0 flex-1 wrap-anywhere">
              <p>{finding.title}</p>
              <p className="text-ink-soft">
                {finding.unit}. {finding.detail}
                {finding.quote && ` “${finding.quote}”`}
              </p>
            </div>
            <Button
              size="sm"
              onClick={() => onUse({ content: pieceOf(finding), evidenceId: finding.evidenceId })}
            >
              <Trans>
                Use it<span className="sr-only">: {finding.title}</span>
              </Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A finding as the words of a piece. */
const pieceOf = ({ title, detail, quote, unit }: SuggestedFinding): string =>
  [`${title}. ${detail}`, ...(quote ? [`“${quote}”`] : []), t`Found by ${unit}.`].join(' ');
