import type { FormAsk } from '../../evidence/file-traces.ts';
import { defang } from '../../indicators/extract-indicators.ts';
import type { Analyser } from '../cluster-evidence.ts';
import { count, groupFiles, noteUnseen, withNote } from '../exhibits.ts';
import { LAYERS } from '../layer-of.ts';
import { tacticFindings } from '../pattern-findings.ts';

const ASK_LABELS: Readonly<Record<FormAsk, string>> = {
  card: 'card numbers',
  password: 'passwords',
  code: 'codes',
  identity: 'identity documents',
  'seed-phrase': 'seed phrases or private keys',
  'bank-account': 'bank accounts',
};

/** Form Forensics: where cards, ids, codes or seed phrases were asked for, in words and in the forms of pages and recorded visits. */
export const examineForms: Analyser = (evidence) => {
  const { files } = evidence;
  const forms = groupFiles(
    files,
    ({ traces }) =>
      (traces?.forms ?? []).flatMap(({ asks, host }) => asks.map((ask) => `${ask}\n${host ?? ''}`)),
    (key, bearing) => {
      const [ask, host] = key.split('\n');
      const receiver = host ? `Sent to ${defang('domain', host)}. ` : '';
      return {
        title: `A form asks for ${ASK_LABELS[ask as FormAsk]}`,
        detail: `${receiver}${count(bearing.length, 'file')}.`,
        layer: LAYERS.capture,
      };
    },
  );
  return withNote([...tacticFindings(evidence, ['credentials', 'gift-card']), ...forms], noteUnseen(files));
};
