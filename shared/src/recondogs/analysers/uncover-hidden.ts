import { t } from '@fap/shared/kernel/words.ts';
import type { HiddenData } from '../../evidence/file-traces.ts';
import type { Analyser } from '../cluster-evidence.ts';
import { foundInFiles, groupFiles, noteUnseen, withNote } from '../exhibits.ts';
import { LAYERS } from '../layer-of.ts';

const TITLES: Readonly<Record<HiddenData['way'], string>> = {
  behind: t`Data behind the end of a file`,
  'second-format': t`A file inside a file of another kind`,
  'low-bits': t`Data in the lowest bits of a picture`,
  'words-in-low-bits': t`Words in the lowest bits of a picture`,
};

/** Steganography Sleuth: data behind the end of a file, a second format in it, and data in a picture's lowest bits. */
export const uncoverHidden: Analyser = ({ files }) => {
  const findings = groupFiles(
    files,
    ({ traces }) => (traces?.hidden ?? []).map(({ way, what }) => `${way}\n${what}`),
    (key, bearing) => {
      const [way = 'behind', ownKind = ''] = key.split('\n');
      return {
        title: TITLES[way as HiddenData['way']],
        detail: [
          t`It looks like ${ownKind}.`,
          foundInFiles(bearing.length),
          t`No program shows it that opens them in the usual way.`,
        ].join(' '),
        layer: LAYERS.props,
      };
    },
  );
  return withNote(findings, noteUnseen(files));
};
