import { findTactics } from '../texts/find-tactics.ts';

const RELATIVE =
  'husband|wife|spouse|ex|partner|fianc[eé]e?|boyfriend|girlfriend|mother|father|mum|mom|mummy|mommy|dad|daddy|parents?|son|daughter|child|children|kids?|' +
  'brother|sister|grand\\p{L}+|gran|granny|nan|aunt|auntie|uncle|cousin|niece|nephew|in-law|stepson|stepdaughter|friend|mate|neighbou?r|flatmate|' +
  'boss|colleague|employer|carer|doctor|gp|nurse|dentist|therapist|surgeon|teacher|pastor|priest|vicar|rabbi|imam|lawyer|solicitor|landlord|landlady';

/** A person of the victim's life near a quotation: "he" may be them. */
const OWN_PEOPLE = new RegExp(String.raw`(?<![\p{L}])(?:${RELATIVE})(?![\p{L}])`, 'iu');
/** The writer speaks or sends: the quotation beside it may be theirs. */
const OWN_WORDS =
  /\b(?:my|our)\s(?:\p{L}+\s){0,2}(?:message|mail|e-?mail|text|sms|letter|note|post|reply|answer|words|diary)\b|\b(?:I|we)\s(?:\p{L}+\s)?(?:sent|send|wrote|write|said|say|replied|answered|asked|told|texted|typed|posted|thought|begged)\b|\bnotes? to (?:him|her|them)\b/iu;
/** Words of somebody who tells of their own life; a stranger who does it too stays unread. */
const OWN_LIFE = new RegExp(
  String.raw`(?<![\p{L}])(?:my|our)\s(?:\p{L}+\s){0,2}(?:${RELATIVE}|pension|house|home|job|savings|rent|illness|cancer|children)(?![\p{L}])|(?<![\p{L}])(?:mum|mom|mummy|mommy|dad|daddy|granny|grandma|grandpa|nan)(?![\p{L}])|^\s*(?:mother|father)(?![\p{L}])`,
  'iu',
);
/** Roles that only scammers play. */
const CROOKED_PART =
  'caller|scammer|fraudster|crook|thief|impostor|stranger|bot|hacker|blackmailer|website|site|page|platform|app|popup|pop-up|banner';
/** Roles that scammers play and real people have: a real police officer may bring news of a son. */
const COMMON_PART =
  'officer|agent|agency|inspector|detective|man|woman|guy|person|advis[eo]r|broker|manager|trader|analyst|' +
  'investor|expert|specialist|technician|engineer|operator|support|helpdesk|representative|rep|recruiter|employee|assistant|mentor|coach|' +
  'professor|general|captain|soldier|seller|buyer|dealer|courier|company|firm|desk|department';
const SAYS =
  'said|says|wrote|writes|told (?:me|us)|texted(?: me)?|messaged(?: me)?|replied|answered|asked|claimed|promised|warned(?: me)?|insisted|shouted|read|reads';

const namedBefore = (parts: string) =>
  new RegExp(
    String.raw`\b(?:the|an?|this|that|their|his)\s(?:\p{L}+\s){0,3}(?:${parts})\s(?:\p{L}+ly\s)?(?:${SAYS})[^.!?“”"«»\n]{0,30}[:,]?\s*$`,
    'iu',
  );
const namedAfter = (parts: string) =>
  new RegExp(String.raw`^[,.]?\s*(?:the|an?|their|his)\s(?:\p{L}+\s){0,2}(?:${parts})\s(?:${SAYS})\b`, 'iu');
const CROOK_BEFORE = namedBefore(CROOKED_PART);
const CROOK_AFTER = namedAfter(CROOKED_PART);
const PART_BEFORE = namedBefore(COMMON_PART);
const PART_AFTER = namedAfter(COMMON_PART);
const SOMEBODY_BEFORE = new RegExp(
  String.raw`(?:\b(?:he|she|they|it|who)\s(?:\p{L}+ly\s)?(?:${SAYS})|\b(?:first|next|last|second|another|their|the|a)\s(?:message|mail|e-?mail|text|sms|letter|call|note|post|ad)(?:\s(?:read|said|was))?)\b[^.!?“”"«»\n]{0,30}[:,]?\s*$`,
  'iu',
);
const SOMEBODY_AFTER = new RegExp(String.raw`^[,.]?\s*(?:he|she|they)\s(?:${SAYS})\b`, 'iu');
/** A line that is nothing but a quotation, with at most a heading before it. */
const ALONE_BEFORE =
  /(?:^|\n)[ \t]*(?:(?:sms|message|text|e-?mail|voicemail|letter|post|chat)\s?\d{0,2}:\s?)?$/iu;
const ALONE_AFTER = /^[ \t.,;]*(?:\n|$)/u;

/**
 * Whether a quotation surely is the other side's. Named as a crook's it is; "the officer said", "he said" and a line of its own
 * only where the words press; an officer's words on one of the victim's people never, since real ones bring such news. Beside
 * somebody of the victim's own life, who may be "he", nothing is.
 */
export function isTheirQuotation(words: string, before: string, after: string): boolean {
  if (mentionsOwnLife(words) || OWN_PEOPLE.test(before) || OWN_PEOPLE.test(after)) return false;
  if (OWN_WORDS.test(before)) return false;
  if (CROOK_BEFORE.test(before) || CROOK_AFTER.test(after)) return true;
  if (PART_BEFORE.test(before) || PART_AFTER.test(after)) return presses(words) && !OWN_PEOPLE.test(words);
  const isSomebodys = SOMEBODY_BEFORE.test(before) || SOMEBODY_AFTER.test(after);
  const isAlone = ALONE_BEFORE.test(before) && ALONE_AFTER.test(after);
  return (isSomebodys || isAlone) && presses(words);
}

/** Whether words mention the writer's own family or home, as victims do. */
export const mentionsOwnLife = (words: string): boolean => OWN_LIFE.test(words);

/**
 * Whether a text's likeness may be public: not for the reporter's own words or mentions of their own life. Otherwise
 * sentences could be probed one by one.
 */
export const mayBeCompared = (author: string, words: string): boolean =>
  author === 'other-side' || (author === 'mixed' && !mentionsOwnLife(words));

/** Pressing in the wider sense: a tactic, or a demand to pay, send or act. */
const presses = (words: string): boolean => findTactics(words).length > 0 || DEMAND.test(words);

const DEMAND =
  /\b(?:pay|send|wire|transfer|deposit|invest|click|log ?in|install|download|verify|confirm|fee|refund|funds|release|account is|wallet|profits?|parcel|package|password|code)\b/iu;
