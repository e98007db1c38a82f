import { t } from '@fap/shared/kernel/words.ts';
import type { CodeSign } from '../../evidence/file-traces.ts';
import type { Analyser } from '../cluster-evidence.ts';
import { foundInFiles, groupFiles, noteUnseen, withNote } from '../exhibits.ts';
import { LAYERS } from '../layer-of.ts';
import { findPattern, occurrenceOf, tacticFindings } from '../pattern-findings.ts';

/** Downloads that run when they are opened, and commands that hide what they do. */
const MALICIOUS =
  /(?<![\w-])[\w-]+\.(?:apk|exe|scr|msi|bat|cmd|ps1|vbs|jar|dmg)\b|\bpowershell(?:\.exe)?\s+-e(?:nc\w*)?\b|\beval\(atob\(/giu;

const CODE_SIGN_LABELS: Readonly<Record<CodeSign, string>> = {
  'encoded-script': t`A script that runs encoded code`,
  'packed-script': t`A script that is packed`,
  'renamed-script': t`A script whose names were made unreadable`,
  'command-in-clipboard': t`A page that puts a command into the clipboard`,
  'hidden-frame': t`A page with another site in a frame that nobody sees`,
  'script-in-document': t`A document with a script`,
  'starts-by-itself': t`A document whose script starts by itself`,
  'starts-program': t`A document that starts a program`,
  macro: t`A document with macros`,
  'program-attached': t`A mail or document with a program attached`,
};

/** Security Sentinel: remote access, programs to install, and code in files that hides itself or starts by itself. */
export const guardSecurity: Analyser = (evidence) => {
  const { files } = evidence;
  const places = findPattern(evidence, MALICIOUS);
  const downloads = places.map(({ exhibit, start, end }) => ({ exhibit, start, end }));
  const findings = [
    ...tacticFindings(evidence, ['remote-access']),
    ...(places.length > 0
      ? [
          {
            title: t`Programs and commands`,
            detail: occurrenceOf(places, files),
            citations: downloads,
            layer: LAYERS.capture,
          },
        ]
      : []),
    ...groupFiles(
      files,
      ({ traces }) => traces?.code ?? [],
      (sign, bearing) => ({
        title: CODE_SIGN_LABELS[sign as CodeSign],
        detail: foundInFiles(bearing.length),
        layer: LAYERS.capture,
      }),
    ),
  ];
  return withNote(findings, noteUnseen(files));
};
