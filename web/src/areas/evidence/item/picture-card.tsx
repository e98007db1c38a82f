import { evidenceContract } from '@fap/shared/evidence/contract.ts';
import { isShownPicture } from '@fap/shared/evidence/picture-types.ts';
import type { EvidenceReading } from '@fap/shared/evidence/reading-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Image, Maximize2, Minimize2 } from 'lucide-react';
import { useState } from 'react';
import { urlOf } from '../../../platform/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { cn } from '../../../ui/class-names.ts';
import { evidenceReading } from '../data.ts';

/** The picture of an exhibit, for those who may open its original; for others, why they do not see it. */
export function PictureCard({ reading: { evidence, grade } }: { reading: EvidenceReading }) {
  // An analyst's look is a step of the custody, so it takes a click.
  const [isAsked, setAsked] = useState(grade === 'owner');
  const [isLarge, setLarge] = useState(false);
  if (evidence.state !== 'read' || !isShownPicture(evidence.fileType)) return null;
  const isShown = evidence.mayOpenOriginal && isAsked;
  return (
    <Card>
      <CardHeader
        title={t`The picture`}
        actions={
          isShown && (
            <Button size="sm" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
              {isLarge ? (
                <Minimize2 aria-hidden className="size-4" />
              ) : (
                <Maximize2 aria-hidden className="size-4" />
              )}
              <Trans>Show it larger</Trans>
            </Button>
          )
        }
      />
      <CardBody>
        {isShown ? (
          <Picture
            evidenceId={evidence.id}
            isLarge={isLarge}
            onSeen={() => {
              if (grade !== 'owner') void evidenceReading.refresh({ params: { id: evidence.id } });
            }}
          />
        ) : evidence.mayOpenOriginal ? (
          <>
            <p>
              <Trans>It may show a victim’s personal details. We record who looks at it.</Trans>
            </p>
            <Button className="mt-3" onClick={() => setAsked(true)}>
              <Image aria-hidden className="size-4" />
              <Trans>Show the picture</Trans>
            </Button>
          </>
        ) : (
          <p>
            <Trans>
              Only its owner and analysts may see the picture, because it may show personal details.
            </Trans>
          </p>
        )}
      </CardBody>
    </Card>
  );
}

interface PictureProps {
  evidenceId: string;
  isLarge: boolean;
  /** The custody log has a new step then. */
  onSeen: () => void;
}

/** A copy drawn by the server, in a box of fixed height, so that nothing moves when it arrives. */
function Picture({ evidenceId: id, isLarge, onSeen }: PictureProps) {
  const [isFailed, setFailed] = useState(false);
  if (isFailed)
    return (
      <p role="alert">
        <Trans>We could not show the picture.</Trans>{' '}
        <button type="button" className="link" onClick={() => setFailed(false)}>
          <Trans>Try again</Trans>
        </button>
      </p>
    );
  return (
    <figure>
      <div
        className={cn(
          'flex items-center justify-center overflow-hidden rounded-md bg-sunken',
          isLarge ? 'min-h-96' : 'h-96',
        )}
      >
        <img
          src={urlOf(evidenceContract.picture, { params: { id } })}
          alt={t`What the file shows; its words are below.`}
          onError={() => setFailed(true)}
          onLoad={onSeen}
          className={isLarge ? 'w-full' : 'max-h-full max-w-full object-contain'}
        />
      </div>
      <figcaption className="mt-2 text-sm text-ink-soft">
        <Trans>A copy made for viewing. The original is unchanged.</Trans>
      </figcaption>
    </figure>
  );
}
