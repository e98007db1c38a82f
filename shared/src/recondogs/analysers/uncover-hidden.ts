import { t } from '@fap/shared/kernel/words.ts';
import type { HiddenData } from '../../evidence/file-traces.ts';
import type { Analyser } from '../cluster-evidence.ts';
import { count, groupFiles, noteUnseen, withNote } from '../exhibits.ts';
import { LAYERS } from '../layer-of.ts';

const WHERE: Readonly<Record<HiddenData['way'], string>> = {
  behind: t`behind the end of a file`,
  'second-format': t`inside a file of another kind`,
  'low-bits': t`in the lowest bits of a picture`,
  'words-in-low-bits': t`written into the lowest bits of a picture`,
};

/** Steganography Sleuth: data behind the end of a file, a second format in it, and data in a picture's lowest bits. */
export const uncoverHidden: Analyser = ({ files }) => {
  const findings = groupFiles(
    files,
    ({ traces }) => (traces?.hidden ?? []).map(({ way, what }) => `${way}\n${what}`),
    (key, bearing) => {
      const [way = 'behind', what = 'data'] = key.split('\n');
      const title = `${what} ${WHERE[way as HiddenData['way']]}`;
      return {
        title: title.charAt(0).toUpperCase() + title.slice(1),
        detail: t`${count(bearing.length, 'file')}. No program shows it that opens them in the usual way.`,
        layer: LAYERS.props,
      };
    },
  );
  return withNote(findings, noteUnseen(files));
};
