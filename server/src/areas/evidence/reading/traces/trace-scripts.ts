import type { CodeSign, FileTraces } from '@fap/shared/evidence/file-traces.ts';
import { extractIndicators } from '@fap/shared/indicators/extract-indicators.ts';

const SIGNS: readonly (readonly [CodeSign, RegExp])[] = [
  [
    'encoded-script',
    /\b(?:eval|Function)\s*\(\s*(?:window\s*\.\s*)?(?:atob|unescape|decodeURIComponent)\s*\(|document\s*\.\s*write(?:ln)?\s*\(\s*(?:atob|unescape|decodeURIComponent)\s*\(|fromCharCode\s*\((?:\s*\d{1,5}\s*,){20}/u,
  ],
  ['packed-script', /\beval\s*\(\s*function\s*\(\s*p\s*,\s*a\s*,\s*c\s*,\s*k\s*,\s*e/u],
  [
    'command-in-clipboard',
    /clipboard[\s\S]{0,400}\b(?:powershell|mshta|cmd(?:\.exe)? \/c|rundll32|curl [^\n]{0,80}\| ?(?:ba)?sh)\b/iu,
  ],
];
/** Names as programs that hide code make them; one or two occur elsewhere. */
const RENAMED = /\b_0x[\da-f]{4,6}\b/gu;
const MIN_RENAMED = 10;
const BOT = /(?:api\.telegram\.org\/bot|\b)(\d{8,10}):[\w-]{35}\b/gu;
/** Calls whose address is written out. */
const CALL =
  /(?:\bfetch|\baxios(?:\.\w+)?|\$\.(?:ajax|get|post|getJSON)|\bsendBeacon|\.open)\s*\(\s*(?:\{\s*url\s*:\s*)?(?:['"`][A-Z]{3,7}['"`]\s*,\s*)?['"`](https?:\/\/[^'"`\s]{4,300})['"`]/gu;
/** Pixels that are named by a call, not by a prefix. */
const PIXEL =
  /\bfbq\s*\(\s*['"]init['"]\s*,\s*['"](\d{10,17})['"]|\bttq\.load\s*\(\s*['"]([A-Z0-9]{16,24})['"]/gu;
const MAX_LISTED = 50;

/** What scripts give away: whom they call, whose counters they feed, and whether they hide what they do. */
export function traceScripts(scripts: string): Pick<FileTraces, 'code' | 'endpoints' | 'bots' | 'trackers'> {
  const code = SIGNS.flatMap(([sign, pattern]) => (pattern.test(scripts) ? [sign] : []));
  if ((scripts.match(RENAMED)?.length ?? 0) >= MIN_RENAMED) code.push('renamed-script');
  return {
    code,
    endpoints: distinct([...scripts.matchAll(CALL)].flatMap(([, address = '']) => endpointOf(address))),
    bots: distinct([...scripts.matchAll(BOT)].flatMap(([, number]) => number ?? [])),
    trackers: distinct([
      ...extractIndicators(scripts).flatMap(({ type, value }) => (type === 'tracker' ? [value] : [])),
      ...[...scripts.matchAll(PIXEL)].flatMap(([, meta, other]) => meta ?? other ?? []),
    ]),
  };
}

/** An address without user, query and fragment, which may hold a victim's data, and without a bot's token; nothing for no address. */
export function endpointOf(address: string): string[] {
  const url = URL.parse(address);
  if (!url || !/^https?:$/u.test(url.protocol)) return [];
  return [`${url.origin}${url.pathname.replace(/\/bot\d{8,10}:[^/]*/u, '/bot')}`];
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)].slice(0, MAX_LISTED);
