import type { EntryAnalysis } from '@fap/shared/backtrace/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PenLine } from 'lucide-react';
import { useLocation } from 'wouter';
import { useCurrentUser } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { LayerFace } from '../../clusters/public/layer-face.tsx';
import { fillPieceForm } from '../../clusters/public/piece-draft.ts';

export interface ProposedPiecesProps {
  clusterId: string;
  pieces: EntryAnalysis['proposedPieces'];
}

/** Pieces that the answers could add to the puzzle. A button prefills the puzzle's form; nothing is sent from here. */
export function ProposedPieces({ clusterId, pieces }: ProposedPiecesProps) {
  const user = useCurrentUser();
  const [, navigate] = useLocation();
  return (
    <Card>
      <CardHeader
        title={t`What you could add to the puzzle`}
        hint={t`We have sent nothing. We left out the names and numbers you typed. Please read it before you send it.`}
      />
      <CardBody>
        {pieces.length === 0 ? (
          <p className="text-ink-soft">
            <Trans>Not enough data. Your answers say nothing about layers 1, 4 and 5.</Trans>
          </p>
        ) : (
          <ul className="divide-y divide-line">
            {pieces.map(({ layer, layerName, content, reason }) => (
              <li key={layer} className="py-4 first:pt-0 last:pb-0">
                <h3 className="flex items-center gap-2.5 font-semibold">
                  <LayerFace layer={layer} />
                  <Trans>
                    Layer {layer}: {layerName}
                  </Trans>
                </h3>
                <p className="mt-1 border-l-2 border-line-strong pl-3 whitespace-pre-line wrap-anywhere">
                  {content}
                </p>
                <p className="mt-1 text-sm text-ink-soft">{reason}</p>
                <Button
                  size="sm"
                  className="mt-2"
                  onClick={() => navigate(fillPieceForm(user.id, { clusterId, layer, content }))}
                >
                  <PenLine aria-hidden className="size-4" />
                  <Trans>Open the form for layer {layer}</Trans>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}
