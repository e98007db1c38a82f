import { evidenceContract } from '@fap/shared/evidence/contract.ts';
import { isShownPicture } from '@fap/shared/evidence/picture-types.ts';
import type { Evidence } from '@fap/shared/evidence/reading-contract.ts';
import { useState } from 'react';
import { urlOf } from '../../../platform/api-client.ts';
import { fileTypeIcon } from './file-type-icon.ts';

export interface ExhibitThumbnailProps {
  evidence: Pick<Evidence, 'id' | 'fileType' | 'state'>;
  /** Only one's own pictures are drawn: looking at others' is recorded, so that takes a click. */
  isOwn: boolean;
}

/** What an exhibit looks like, small and beside its name: the owner's picture, else the shape of its kind. */
export function ExhibitThumbnail({ evidence: { id, fileType, state }, isOwn }: ExhibitThumbnailProps) {
  const [isFailed, setFailed] = useState(false);
  const Icon = fileTypeIcon(fileType);
  const isDrawn = isOwn && state === 'read' && isShownPicture(fileType) && !isFailed;
  return (
    <span
      aria-hidden
      className="flex size-11 shrink-0 items-center justify-center overflow-hidden rounded-md border border-line bg-sunken text-ink-soft"
    >
      {isDrawn ? (
        <img
          src={urlOf(evidenceContract.thumbnail, { params: { id } })}
          alt=""
          loading="lazy"
          width={44}
          height={44}
          onError={() => setFailed(true)}
          className="size-full object-cover"
        />
      ) : (
        <Icon className="size-5" strokeWidth={1.75} />
      )}
    </span>
  );
}
