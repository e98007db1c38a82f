import type { OwnProposal } from '@fap/shared/education/content/proposals-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { EntryLink } from './entry-link.tsx';
import { KIND_NAMES, labelOf, STATE_WORDS } from './proposal-words.ts';
import { WordDiff } from './word-diff.tsx';

export interface ProposalCardProps {
  proposal: OwnProposal;
  /** Beside the time: who suggested it. */
  by?: ReactNode;
  children?: ReactNode;
}

/** A suggested change: where, what, why and how it stands. */
export function ProposalCard({ proposal, by, children }: ProposalCardProps) {
  const { kind, entryId, title, place, baseText, proposedText, reason, state, at, version } = proposal;
  const { name, tone } = STATE_WORDS[state];
  return (
    <Card>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div>
          <h2 className="font-semibold wrap-anywhere">
            {title === null ? (
              <Trans>An entry that’s no longer there</Trans>
            ) : (
              <EntryLink kind={kind} entryId={entryId} className="link">
                {title}
              </EntryLink>
            )}
          </h2>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            <Badge tone={tone}>{name}</Badge>
            <span className="wrap-anywhere">
              {place && place.section !== title
                ? `${KIND_NAMES[kind]} · ${place.section} · ${labelOf(place)}`
                : `${KIND_NAMES[kind]}${place ? ` · ${labelOf(place)}` : ''}`}
            </span>
            {version !== null && (
              <span>
                <Trans>Version {version}</Trans>
              </span>
            )}
            {by}
            <RelativeTime at={at} />
          </p>
        </div>
        <WordDiff before={baseText} after={proposedText} />
        {reason !== '' && (
          <Said title={t`Why`}>
            <p className="max-w-prose whitespace-pre-wrap wrap-anywhere">{reason}</p>
          </Said>
        )}
        <Source {...proposal} />
        {children}
      </CardBody>
    </Card>
  );
}

/** A small heading with what was said under it. */
export const Said = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="text-sm font-semibold text-ink-soft">{title}</h3>
    <div className="mt-1">{children}</div>
  </div>
);

function Source({ sourceTitle, sourceUrl }: Pick<OwnProposal, 'sourceTitle' | 'sourceUrl'>) {
  if (sourceTitle === '' && sourceUrl === null) return null;
  return (
    <Said title={t`Source`}>
      <p className="max-w-prose wrap-anywhere">
        {sourceTitle}
        {sourceTitle !== '' && sourceUrl !== null && ', '}
        {sourceUrl !== null && (
          <a href={sourceUrl} rel="noreferrer noopener nofollow" target="_blank" className="link">
            {sourceUrl}
          </a>
        )}
      </p>
    </Said>
  );
}
