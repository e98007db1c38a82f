import type { PictureLanguage } from '@fap/shared/evidence/picture-languages.ts';
import { evenBackground } from '../content/even-background.ts';
import type { Recognition, Turn } from '../content/file-reading.ts';
import { encodeGreyPicture, type GreyPicture, loadGreyPicture } from '../content/grey-picture.ts';
import { OCR_TRIES_MS } from '../content/reading-limits.ts';
import { countTextLikeMarks } from '../content/text-like-marks.ts';
import { type RecognisedLines, recogniseWords } from './recognise-words.ts';

/** Below this mean confidence (0–100) OCR found letters where there are none. */
const MIN_CONFIDENCE = 50;
/** A picture that was changed before it was read must give so many sure letters, and more than it gave as it is. */
const MIN_LETTERS = 12;
/** A misread letter more is no word more. */
const MORE_LETTERS = 6;
const CLEARLY_MORE = 1.5;
/** Longest side of a picture whose marks stand in no lines: a photo, of which recognition would look at every leaf for seconds. */
const GLANCE_SIDE = 1_000;

/** One way to look at a picture before its words are recognised. */
interface Look {
  picture: GreyPicture;
  turn: Turn;
  /** Not as it came: words in it may be made by the change. */
  isChanged: boolean;
}

const NOTHING: RecognisedLines = { lines: [], confidence: 0, letters: 0 };

/**
 * Recognises the words of a picture: as it is; with its background made even, where that is coloured or dark; and turned by quarters,
 * where nearly nothing is read so. No further try begins when the time for tries is over.
 */
export async function recognisePicture(bytes: Buffer, language: PictureLanguage): Promise<Recognition> {
  const startedAt = process.cpuUsage();
  const upright = await loadGreyPicture(bytes);
  const even = await evenBackground(upright);
  const { across, down } = countTextLikeMarks(even ?? upright);
  const marks = Math.max(across, down);
  const side = marks === 0 ? GLANCE_SIDE : undefined;

  let best: RecognisedLines = NOTHING;
  let turn: Turn = 0;
  for (const look of listLooks(upright, marks > 0 ? even : null, down > across * CLEARLY_MORE)) {
    const isEnough = isRead(best) && best.letters * 2 > marks;
    // Between light and coloured bubbles each of the two upright pictures may hide words that the other one shows.
    const isOther = look.turn === 0 && turn === 0;
    if ((isEnough && !isOther) || spentMs(startedAt) > OCR_TRIES_MS) break;
    const found = await recogniseWords(await encodeGreyPicture(look.picture, look.turn, side), language);
    if (!isBetter(found, best, look)) continue;
    best = found;
    turn = look.turn;
  }
  return { lines: best.lines, turn, seemsWritten: marks > 0 };
}

/** The looks at a picture, likeliest first: marks below each other are those of a picture that lies on its side. */
function listLooks(picture: GreyPicture, even: GreyPicture | null, isSideways: boolean): Look[] {
  const upright: Look[] = [
    { picture, turn: 0, isChanged: false },
    ...(even ? [{ picture: even, turn: 0 as const, isChanged: true }] : []),
  ];
  const turned = (turns: readonly Turn[]) =>
    turns.map((turn): Look => ({ picture: even ?? picture, turn, isChanged: true }));
  return isSideways
    ? [...turned([90, 270]), ...upright, ...turned([180])]
    : [...upright, ...turned([180, 90, 270])];
}

/** Time of the processor, not of the clock: on a busy machine a picture is tried as often as on an idle one. */
function spentMs(startedAt: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(startedAt);
  return (user + system) / 1_000;
}

const isRead = ({ confidence, lines }: RecognisedLines) => confidence >= MIN_CONFIDENCE && lines.length > 0;

function isBetter(found: RecognisedLines, best: RecognisedLines, { turn, isChanged }: Look): boolean {
  if (!isRead(found) || (isChanged && found.letters < MIN_LETTERS)) return false;
  if (best === NOTHING) return true;
  return turn === 0
    ? found.letters > best.letters + MORE_LETTERS
    : found.letters > best.letters * CLEARLY_MORE;
}
