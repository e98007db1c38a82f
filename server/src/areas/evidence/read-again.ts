import { PICTURE_LANGUAGE_NAMES, type PictureLanguage } from '@fap/shared/evidence/picture-languages.ts';
import { isShownPicture } from '@fap/shared/evidence/picture-types.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { ProcessUnavailableError, TaskLostError } from '../../platform/processes/task-process.ts';
import { onBehalfOf } from '../../platform/runtime/on-behalf.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { transact } from '../../platform/write/transact.ts';
import { replaceWords } from './correct-reading.ts';
import { isOwn } from './policy.ts';
import { getEvidence } from './queries.ts';
import type { ExtractedWords } from './reading/content/file-reading.ts';
import type { ReadingPorts } from './reading/reading-ports.ts';
import type { EvidenceRow } from './upload-evidence.ts';

export interface ReadAgainInput {
  id: string;
  language: PictureLanguage;
  /** How many replacements of its words the owner knew of. */
  seenCorrections: number;
}

/**
 * Recognises the words of one's own picture in a language of choice, in place of those it has, which are kept beside them. Throws FORBIDDEN
 * for others, INVALID when it is no picture that was read or shows no words in that language, UNAVAILABLE when it was not tried, and
 * CONFLICT when another device changed the words meanwhile.
 */
export async function readAgain(
  ctx: Ctx,
  ports: Pick<ReadingPorts, 'store' | 'reader'>,
  { id, language, seenCorrections }: ReadAgainInput,
): Promise<void> {
  const row = await getEvidence(ctx, id);
  if (!isOwn(ctx).holds(row))
    throw new AppError('FORBIDDEN', { message: t`Only its owner can have a picture read again` });
  if (row.state !== 'read' || !isShownPicture(row.mimeType))
    throw new AppError('INVALID', { message: t`Only pictures that were read once are read again` });
  const words = await recognise(ports, row, language);
  if (!words)
    throw new AppError('INVALID', {
      message: t`We could make out no words in ${PICTURE_LANGUAGE_NAMES[language]}. What we read before is unchanged.`,
    });
  await transact(ctx, 'evidence.upload', (tx) =>
    replaceWords(tx, row, {
      words,
      seenCorrections,
      action: 'evidence.read-again',
      correctedAt: null,
      details: { language },
    }),
  );
}

async function recognise(
  { store, reader }: Pick<ReadingPorts, 'store' | 'reader'>,
  { id, sha256, ownerId }: Pick<EvidenceRow, 'id' | 'sha256' | 'ownerId'>,
  language: PictureLanguage,
): Promise<ExtractedWords | null> {
  const file = await store.openLocal(sha256);
  try {
    const task = { evidenceId: id, path: file.path };
    const { words } = await onBehalfOf(ownerId, () => reader.recognise(task, language));
    return words;
  } catch (error) {
    if (error instanceof ProcessUnavailableError)
      throw new AppError('UNAVAILABLE', {
        message: t`We can’t read pictures just now. Please try again.`,
        cause: error,
      });
    if (error instanceof TaskLostError)
      throw new AppError('INVALID', {
        message: t`This picture’s words could not be recognised`,
        cause: error,
      });
    throw error;
  } finally {
    await file.release();
  }
}
