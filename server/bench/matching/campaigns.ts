import { SeededRandom } from '../../src/platform/collab/testing/seeded-random.ts';
import { loadOwnTexts } from '../../training/load-own-texts.ts';

const SENTENCES = { min: 30, max: 160 };
/** Percentage of words left out or exchanged from one report of a campaign to the next. */
const LEFT_OUT = 5;
const EXCHANGED = 8;
const NAMES = 'Anna Tom Maria James Priya Chen Olga Sam Wei Fatima John Kate Luis Amara Ivan Noor'.split(' ');
const ENDINGS = ['com', 'top', 'info', 'live', 'online', 'net'];
/** Synonyms that replace each other. */
const SAME = [
  'parcel package item shipment',
  'click tap visit open',
  'confirm verify check',
  'locked blocked suspended restricted',
  'fee charge payment',
  'today now immediately tonight',
  'money funds cash',
  'message text note',
  'phone mobile cell',
  'urgent important',
  'please kindly',
  'customer client user',
].map((words) => words.split(' '));
const SAME_AS = new Map(SAME.flatMap((words) => words.map((word) => [word, words] as const)));

/** Percentage of a sentence's words that are specific to the campaign. */
const OWN_WORDS = 90;

/**
 * Generated campaigns of a few sentences each, taken from texts on different subjects with most words exchanged, so that
 * each campaign has its own template. Reports repeat it with changed slots and some changed words.
 */
export class Campaigns {
  private readonly sentences: readonly string[];
  private readonly words: readonly string[];

  private constructor(sentences: readonly string[]) {
    this.sentences = sentences;
    // With duplicates, so that common words stay common.
    this.words = sentences.flatMap((sentence) => sentence.match(/\p{L}{4,}/gu) ?? []);
  }

  /** Loads sentences of the analyzer's training texts. */
  static async load(): Promise<Campaigns> {
    const sentences = (await loadOwnTexts())
      .flatMap(({ text }) => text.split(/(?<=[.!?])\s+|\n+/u))
      .filter(({ length }) => length >= SENTENCES.min && length <= SENTENCES.max);
    return new Campaigns([...new Set(sentences)]);
  }

  /** The text of one report of a campaign; deterministic. */
  textOf(campaign: number, report: number): string {
    const choose = new SeededRandom(1 + campaign);
    const own = new SeededRandom(1_000_003 * (campaign + 1) + report);
    const count = 2 + choose.below(2);
    const template = Array.from({ length: count }, () => this.templateOf(choose));
    if (own.below(5) === 0) template.reverse();
    const words = template.join(' ').split(/\s+/u);
    const told = words.flatMap((word) => {
      const dice = own.below(100);
      if (dice < LEFT_OUT) return [];
      const same = dice < LEFT_OUT + EXCHANGED ? SAME_AS.get(word.toLowerCase()) : undefined;
      return [same?.[own.below(same.length)] ?? fillSlot(word, own)];
    });
    return `Hi ${NAMES[own.below(NAMES.length)]}, ${told.join(' ')}`;
  }

  private templateOf(random: SeededRandom): string {
    const sentence = random.pick(this.sentences);
    return sentence.replace(/\p{L}{4,}/gu, (word) =>
      random.below(100) < OWN_WORDS ? random.pick(this.words) : word,
    );
  }
}

/** Changes digits and links, which differ between recipients. */
function fillSlot(word: string, random: SeededRandom): string {
  if (/https?:|www\.|\w\.\w{2,}\//iu.test(word)) {
    const host = Array.from({ length: 9 }, () => String.fromCharCode(97 + random.below(26))).join('');
    return `https://${host}.${ENDINGS[random.below(ENDINGS.length)]}/${random.below(1_000)}`;
  }
  return word.replace(/\d/gu, () => String(random.below(10)));
}
