import type { CurrentUser } from '@fap/shared/auth/session-contract.ts';
import type { Contribution, Puzzle } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo, useDeferredValue, useEffect } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { PanelSection } from '../workspace/panel-section.tsx';
import { LayerPanel } from './layer-panel.tsx';
import { PieceList } from './piece-list.tsx';
import { ActivityList, AgentList } from './side-lists.tsx';

export interface DetailsPartProps {
  puzzle: Puzzle;
  user: CurrentUser;
  /** The layer to work on; null in the overview. */
  layer: number | null;
  /** Drawn together with the press that chose it; otherwise right after, so that the press is answered first. */
  isAtOnce: boolean;
  /** The layer that was opened to work on; null for none. */
  opened: number | null;
  /** Called once when the opened layer is drawn. */
  onDrawn: (layer: number) => void;
  /** The piece that the address leads to; '' for none. */
  linked: string;
  onPin: (piece: Contribution) => void;
}

/** The chosen layer with its form and pieces, and what happens on the puzzle. */
export const DetailsPart = memo(function DetailsPart(props: DetailsPartProps) {
  const { puzzle, user, layer, isAtOnce, linked, opened, onDrawn, onPin } = props;
  const later = { layer: useDeferredValue(layer), linked: useDeferredValue(linked) };
  const drawn = isAtOnce ? { layer, linked } : later;
  useEffect(() => {
    if (opened !== null && drawn.layer === opened) onDrawn(opened);
  }, [opened, drawn.layer, onDrawn]);
  return (
    <>
      {drawn.layer !== null && (
        <LayerPanel puzzle={puzzle} layer={drawn.layer} user={user} linked={drawn.linked} onPin={onPin} />
      )}
      <Happenings puzzle={puzzle} accountId={user.id} />
    </>
  );
});

/** Newest pieces, agents and activity; they are the same whichever layer is chosen. */
const Happenings = memo(function Happenings({ puzzle, accountId }: { puzzle: Puzzle; accountId: string }) {
  return (
    <aside aria-label={t`What happens on this puzzle`}>
      <PanelSection
        title={t`Newest pieces`}
        actions={
          <Link href={paths.reviews({ cluster: puzzle.clusterId })} className="link text-sm">
            <Trans>Review one by one</Trans>
          </Link>
        }
      >
        <PieceList
          pieces={puzzle.contributions}
          hasLayer
          empty={t`No pieces yet. Choose a missing layer and add the first.`}
        />
      </PanelSection>
      <AgentList agents={puzzle.agents} accountId={accountId} />
      <ActivityList activity={puzzle.activity} />
    </aside>
  );
});
