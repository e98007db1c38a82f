import type { MergeProposal } from '@fap/shared/merges/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../platform/paths.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { ReadError } from '../clusters/public/read-error.tsx';
import { sayIndicator } from '../indicators/public/indicator-label.ts';
import { mergeInto, type Proposals } from './public/data.ts';

/** How many shared indicators a proposal lists; the cluster pages list all. */
const SHOWN = 3;

const FAILED = t`We could not load proposed merges`;

/** Proposed merges with what speaks for each, and the button that merges. */
export function ProposalList({ proposals }: { proposals: Proposals }) {
  const { items } = proposals;
  if (!items) return <ReadError title={FAILED} state={proposals} />;
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {items.map((proposal) => (
          <Proposal key={`${proposal.cluster.id} ${proposal.into.id}`} proposal={proposal} />
        ))}
      </ul>
      <ShowMore pages={proposals} failure={t`We could not load more proposed merges. Please try again.`} />
    </>
  );
}

function Proposal({ proposal }: { proposal: MergeProposal }) {
  const { cluster, into, percent, identifiers } = proposal;
  const more = identifiers.length - SHOWN;
  const shown = identifiers.slice(0, SHOWN).map(sayIndicator).join(', ');
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="grid min-w-0 gap-1">
        <p>
          <Trans>
            <Link href={paths.cluster(cluster.id)} className="link font-medium">
              {cluster.name}
            </Link>{' '}
            into{' '}
            <Link href={paths.cluster(into.id)} className="link font-medium">
              {into.name}
            </Link>
          </Trans>
        </p>
        <p className="text-sm text-ink-soft wrap-anywhere">
          {percent === null
            ? t`Not enough data for six layers`
            : t`${Math.round(percent)}% alike in six layers`}
          {' · '}
          {more > 0 ? t`both name ${shown} and ${more} more` : t`both name ${shown}`}
        </p>
      </div>
      <ReasonDialog
        title={t`Merge ${cluster.name}`}
        description={t`Its reports will count for ${into.name}. This moves nothing, and you can undo it.`}
        action={t`Merge`}
        label={t`Merge ${cluster.name} into ${into.name}`}
        run={(reason) => mergeInto(cluster.id, { intoClusterId: into.id, reason })}
        success={{
          title: t`Clusters merged`,
          description: t`Its reports now count for the other cluster. You can undo this at any time.`,
        }}
        failure={{ title: t`Not merged`, description: t`We could not merge the clusters. Please try again.` }}
      />
    </li>
  );
}
