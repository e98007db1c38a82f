import type { Analyser } from '../cluster-evidence.ts';
import { findPattern, occurrenceOf, tacticFindings } from '../pattern-findings.ts';

/** Downloads that run when they are opened, and commands that hide what they do. */
const MALICIOUS =
  /(?<![\w-])[\w-]+\.(?:apk|exe|scr|msi|bat|cmd|ps1|vbs|jar|dmg)\b|\bpowershell(?:\.exe)?\s+-e(?:nc\w*)?\b|\beval\(atob\(/giu;

/** Security Sentinel: remote access, programs to install and obfuscated commands. */
export const guardSecurity: Analyser = (evidence) => {
  const places = findPattern(evidence, MALICIOUS);
  const downloads = places.map(({ exhibit, start, end }) => ({ exhibit, start, end }));
  return {
    findings: [
      ...tacticFindings(evidence, ['remote-access']),
      ...(places.length > 0
        ? [{ title: 'Programs and commands', detail: occurrenceOf(places), citations: downloads }]
        : []),
    ],
  };
};
