import { t } from '@fap/shared/kernel/words.ts';
import type { MetadataEntry } from './file-reading.ts';

const NOT_READ = 'Not read';
/** Notes that we write among a file's metadata when it may hold words and none were read; a file may claim to be called so, but not in our words. */
export const NO_WORDS_NOTES = {
  seemsWritten: t`There seem to be words in this picture, but we could not make them out. Try a sharper picture, or have it read again in the language they are in`,
  failed: t`The words of this picture could not be recognised`,
  heic: 'HEIC pictures cannot be read here. Open it in Photos and save or export it as JPEG, then add that; an iPhone makes JPEG itself with Settings, Camera, Formats, Most Compatible',
} as const;

/** A note as an entry of the metadata. */
export const noteNoWords = (why: keyof typeof NO_WORDS_NOTES): MetadataEntry => ({
  name: NOT_READ,
  value: NO_WORDS_NOTES[why],
});

/** The note among a file's metadata, if we wrote one. */
export const findNoWordsNote = (metadata: readonly MetadataEntry[]): string | undefined =>
  Object.values<string>(NO_WORDS_NOTES).find((note) =>
    metadata.some(({ name, value }) => name === NOT_READ && value === note),
  );
