import { dialogueMessages } from '../texts/messages/dialogue-messages.ts';
import { mailMessages } from '../texts/messages/mail-messages.ts';
import { quotedMessages } from '../texts/messages/quoted-messages.ts';
import type { Message, SplitText, Turn } from '../texts/messages/turn.ts';
import { splitSentences } from './split-sentences.ts';

/** A sentence in which a victim describes what happened, instead of quoting. */
const NARRATION = [
  /\b(?:told|asked|sent|called|wrote(?: to)?|texted|showed|promised|gave|blocked|rang|phoned|messaged|charged|threatened|convinced|persuaded|made|let|got)\s+(?:me|us|my|mine)\b/iu,
  /^(?:so |then |and |but |after that |later |finally )?(?:I|we)\s+(?:\w+\s+)?(?:paid|sent|transferred|lost|clicked|refused|noticed|realised|realized|found|received|got|bought|gave|met|saw|signed|called|reported|wired|deposited|searched|downloaded|installed|hung|waited|believed|trusted|met)\b(?!.*\byou\b)/iu,
  /^(?:they|he|she)\b(?!.*\byour?\b)/iu,
];
/** Share of quoted text from which only the quotations count. */
const QUOTED_SHARE = 0.6;

/**
 * Takes what a report hands in apart into turns: chat exports, labelled lines, mails, quoted sentences, else plain
 * sentences, of which those that describe what happened are the victim's.
 */
export function splitTurns(text: string, ownNames: readonly string[] = []): SplitText {
  const dialogue = mailMessages(text, ownNames) ?? dialogueMessages(text, ownNames);
  if (dialogue) return { form: 'dialogue', turns: turnsOf(dialogue) };
  const quoted = quotedMessages(text);
  const quotedLength = quoted.reduce((sum, message) => sum + message.text.length, 0);
  const outside = splitSentences(quoted.reduce((rest, message) => rest.replace(message.text, ' '), text));
  if (quoted.length > 0 && (quotedLength >= text.length * QUOTED_SHARE || outside.some(isNarration)))
    return { form: 'quotes', turns: turnsOf(quoted) };
  const messages = splitSentences(text).map(
    (sentence): Message => ({
      speaker: isNarration(sentence) ? 'victim' : 'scammer',
      text: sentence,
      at: null,
    }),
  );
  return { form: 'sentences', turns: turnsOf(messages) };
}

const isNarration = (sentence: string): boolean => NARRATION.some((pattern) => pattern.test(sentence));

const turnsOf = (messages: readonly Message[]): Turn[] =>
  messages.flatMap((message, index) =>
    splitSentences(message.text).map((sentence) => ({ ...message, text: sentence, message: index })),
  );
