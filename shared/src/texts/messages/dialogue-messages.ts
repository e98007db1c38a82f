import { findMoments } from '../extract-timing.ts';
import { findTactics } from '../find-tactics.ts';
import type { Message, Speaker } from './turn.ts';

const STAMP =
  /^\s*\[?\d{1,4}[./-]\d{1,2}[./-]\d{1,4}[T, ]+\d{1,2}:\d\d(?::\d\d)?(?:\.\d+)?(?:\s?(?:[ap]\.?m\.?|Z|[+-]\d\d:?\d\d))?\]?\s*(?:[-–—|]\s*)?/iu;
const LABEL = /^\s*([\p{L}+][\p{L}\p{N} .'’()+-]{0,39}?)(?::\s+(?=\S)|：\s*(?=\S))/u;
/** Words before a colon that name no speaker. */
const NO_SPEAKER =
  /^(?:from|to|cc|bcc|date|sent|subject|re|fwd?|note|notes|url|link|website|site|address|wallet|iban|account|amount|total|reference|ref|id|case|phone|tel|email|e-mail|https?|ps|p\.s\.|warning|important|urgent|attention|step|day|example|evidence|message|text|transcript|sms|whatsapp|telegram)$/iu;
/** How victims, and the people of their lives, are called before a line. */
const OWN =
  'me|i|my(?:self)?(?: \\w+)?|self|victim|you|yours?|mum|mom|mummy|mommy|dad|daddy|gran|granny|grandma|grandpa|nan|aunt|auntie|uncle|husband|wife|' +
  'partner|son|daughter|brother|sister|cousin|customer|client|ich|du|sie|mama|papa|oma|opa|moi|je|vous|toi|yo|tú|usted|io|tu|lei|eu|você|ja|ty|ben|sen|ik|jij|我|你';
const OWN_LABEL = new RegExp(`^(?:${OWN})$`, 'iu');
/** The user's own name above a message, as messengers write it: "You 14:02". */
export const OWN_LINE =
  /^(?:me|you|self|ich|du|moi|vous|yo|tú|io|eu|você|ja|ben|ik|我)(?:[ ,]+\d{1,2}[:.]\d\d(?: ?[ap]m)?)?$/iu;

interface LabelledLine {
  label: string | null;
  text: string;
  at: number | null;
}

/** The messages of a chat export or of `Me:` / `Agent:` lines; null where a text is neither. */
export function dialogueMessages(text: string, ownNames: readonly string[]): Message[] | null {
  const lines: LabelledLine[] = [];
  let labels = 0;
  let stamps = 0;
  for (const line of text.split(/\r?\n/u)) {
    const stamp = STAMP.exec(line)?.[0] ?? '';
    const rest = line.slice(stamp.length);
    const label = labelOf(rest);
    if (stamp) stamps += 1;
    if (label !== null) labels += 1;
    const words = (label === null ? rest : rest.replace(LABEL, '')).trim();
    const last = lines.at(-1);
    if (last && !stamp && label === null) last.text = `${last.text}\n${words}`.trim();
    else lines.push({ label, text: words, at: stamp ? (findMoments(line)[0]?.at ?? null) : null });
  }
  if (labels < 2 && !(labels + stamps >= 2)) return null;
  const speakerOf = assignSpeakers(lines, ownNames);
  return lines
    .filter((line) => line.text !== '')
    .map(({ label, text: words, at }) => ({
      speaker: speakerOf(label),
      text: words,
      at,
      ...(label !== null && { label }),
    }));
}

function labelOf(line: string): string | null {
  const label = LABEL.exec(line)?.[1]?.trim() ?? null;
  return label === null || NO_SPEAKER.test(label) || label.split(/\s+/u).length > 4
    ? null
    : label.toLowerCase();
}

/**
 * Assigns speakers. A label that says "me" or contains the reporter's name is the victim; without one, of two speakers
 * the one with more tactics is the scammer, of more than two those with any. In doubt a speaker counts as a victim, who
 * is never quoted.
 */
function assignSpeakers(
  lines: readonly LabelledLine[],
  ownNames: readonly string[],
): (label: string | null) => Speaker {
  const isOwn = (label: string) => isOwnLabel(label, ownNames);
  const labels = [...new Set(lines.flatMap(({ label }) => label ?? []))];
  if (labels.some(isOwn)) return (label) => (label !== null && isOwn(label) ? 'victim' : 'scammer');
  const points = new Map(labels.map((label) => [label, tacticPoints(lines, label)]));
  const [loudest] = [...points].sort((a, b) => b[1] - a[1])[0] ?? [];
  if (labels.length < 2) return () => 'scammer';
  const isScammer = (label: string) =>
    labels.length === 2 ? label === loudest : (points.get(label) ?? 0) > 0;
  return (label) => (label !== null && isScammer(label) ? 'scammer' : 'victim');
}

/** Whether a label of a line is how its reporter calls themselves. */
export function isOwnLabel(label: string, ownNames: readonly string[]): boolean {
  const own = ownNames.flatMap((name) => name.toLowerCase().split(/\s+/u)).filter((word) => word.length > 2);
  return OWN_LABEL.test(label) || label.split(/\s+/u).some((word) => own.includes(word));
}

function tacticPoints(lines: readonly LabelledLine[], of: string): number {
  return lines
    .filter(({ label }) => label === of)
    .flatMap(({ text }) => findTactics(text))
    .reduce((sum, { tactic }) => sum + tactic.points, 0);
}
