import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { stripEnd } from '../kernel/strip-end.ts';
import type { IndicatorType } from './indicator-types.ts';
import { DOT, refang } from './refang.ts';
import { registrableDomain } from './registrable-domain.ts';
import type { WordsBeside } from './words-beside.ts';

/** Spellings of apps, by normalised name. */
const PLATFORM_WORDS: Readonly<Record<string, string>> = {
  telegram: 'telegram|tg',
  instagram: 'instagram|insta|ig',
  whatsapp: 'whats ?app',
  facebook: 'facebook|fb|messenger',
  twitter: 'twitter',
  tiktok: 'tik ?tok',
  snapchat: 'snapchat|snap',
  discord: 'discord',
  signal: 'signal',
  skype: 'skype',
  wechat: 'we ?chat|weixin',
  line: `LINE(?= id)`,
  kik: 'kik',
  viber: 'viber',
  linkedin: 'linked ?in',
  reddit: 'reddit',
  youtube: 'youtube',
};
const ANY_PLATFORM = Object.values(PLATFORM_WORDS).join('|');
/** Characters between an app's name and a handle within which they belong together. */
const MAX_DISTANCE = 24;

const NAME = String.raw`[a-z](?:[\w.-]{1,30})\w`;
const LABEL = String.raw`(?:\s+(?:id|handle|user ?name|user|account|contact|group|channel)\b)`;

/** `Telegram: name`, `Skype ID name`: a plain word counts only where the sentence ends behind it. */
export const LABELLED_HANDLE = new RegExp(
  String.raw`(?<![\w@./])(?:${ANY_PLATFORM})${LABEL}?\s*(?:[:=]|\bis\b)?\s*(?:live:[\w.]{3,40}|${NAME})`,
  'giu',
);
const HANDLE_PARTS = new RegExp(String.raw`^(${ANY_PLATFORM})(${LABEL})?\s*([:=]|\bis\b)?\s*(.+)$`, 'isu');
const PLATFORM = new RegExp(String.raw`\b(?:${ANY_PLATFORM})\b`, 'giu');
const PLATFORM_BEHIND = new RegExp(
  String.raw`^\s*(?:\(\s*)?(?:(?:on|at|via|in|-)\s*)?(${ANY_PLATFORM})\b`,
  'iu',
);
const PLATFORM_NAMES = Object.entries(PLATFORM_WORDS).map(
  ([platform, words]) => [platform, new RegExp(`^(?:${words.replace('(?= id)', '')})$`, 'iu')] as const,
);
export const AT_HANDLE = /(?<![\w@./])@[a-z][\w.-]{1,30}\w\b/giu;

/** Hosts whose paths are people, with the app each belongs to. */
const APP_HOSTS: readonly (readonly [host: RegExp, platform: string])[] = [
  [/^(?:t|telegram)\.me$/u, 'telegram'],
  [/^instagram\.com$/u, 'instagram'],
  [/^(?:m\.)?(?:facebook|fb)\.com$/u, 'facebook'],
  [/^m\.me$/u, 'facebook'],
  [/^(?:twitter|x)\.com$/u, 'twitter'],
  [/^tiktok\.com$/u, 'tiktok'],
  [/^snapchat\.com$/u, 'snapchat'],
  [/^discord\.gg$/u, 'discord'],
  [/^linkedin\.com$/u, 'linkedin'],
  [/^(?:wa\.me|(?:api\.)?whatsapp\.com)$/u, 'whatsapp'],
];
const APP_HOST_WORDS =
  't|wa|m|telegram|instagram|facebook|fb|twitter|x|tiktok|snapchat|discord|linkedin|whatsapp';
/** Pages of the apps themselves. */
const NOT_A_PERSON =
  /^(?:p|reel|reels|stories|explore|share|sharer|sharer\.php|tr|login|watch|groups|events|pages|profile\.php|joinchat|intent|search|hashtag|home|i|s|send|add|in|company|legal|help|about|policies|privacy|terms)$/iu;

/** `t.me/name` and its like without a scheme; what follows the host is a person or a telephone number. */
export const APP_LINK = new RegExp(
  String.raw`(?<![\p{L}\p{N}@.-])(?:www${DOT}|m${DOT}|api${DOT})?(?:${APP_HOST_WORDS})${DOT}(?:me|com|gg)\/[\w.@+/?=&-]{2,80}`,
  'giu',
);

type Read = { type: IndicatorType; value: string } | null;

/** The person or number that a link into an app leads to. */
export function parseAppLink(mention: string): Read {
  const [, host = '', path = '', query = ''] =
    /^(?:https?:\/\/)?([^/?#]+)\/([^?#]*)(.*)$/isu.exec(refang(mention)) ?? [];
  const bare = host.toLowerCase().replace(/^www\./u, '');
  const platform = APP_HOSTS.find(([pattern]) => pattern.test(bare))?.[1];
  if (!platform) return null;
  if (platform === 'whatsapp') {
    const digits = /(?:^|phone=)\+?(\d{7,15})/u.exec(path) ?? /phone=\+?(\d{7,15})/u.exec(query);
    const number = digits && parsePhoneNumberFromString(`+${digits[1]}`);
    return number?.isValid() ? { type: 'phone', value: number.number } : null;
  }
  const [first = '', second = ''] = path.split('/');
  const isPrefix = /^(?:in|add|joinchat)$/u.test(first);
  const name = stripEnd((isPrefix ? second : first).replace(/^@/u, ''), '.-/');
  if (!/^\+?[\w.-]{3,40}$/u.test(name) || NOT_A_PERSON.test(name)) return null;
  return { type: 'handle', value: `${platform}:@${name.toLowerCase()}` };
}

/** A handle behind the name of its app. */
export function parseLabelledHandle(mention: string, { after }: WordsBeside): Read {
  const [, word = '', label, sign, name = ''] = HANDLE_PARTS.exec(mention) ?? [];
  const platform = platformOf(word);
  if (!platform || !(sign || label)) return null;
  const isSentenceEnd = /^\s*(?:$|[,;)\n]|\.(?:\s|$)|(?:and|or)\b)/u.test(after);
  const isTelling = /[\d_.]/u.test(name) || (/^[a-z]+$/u.test(name) && isSentenceEnd && sign !== 'is');
  return isTelling ? { type: 'handle', value: `${platform}:@${name.toLowerCase()}` } : null;
}

/** A handle with an at sign; its app is the one named right before or behind. */
export function parseAtHandle(mention: string, { before, after }: WordsBeside): Read {
  const name = mention.toLowerCase();
  // What is left of a mail address written apart is a host.
  if (name.length < 5 || registrableDomain(name.slice(1))) return null;
  const last = [...before.matchAll(PLATFORM)].at(-1);
  const isNear = last && before.length - last.index - last[0].length <= MAX_DISTANCE;
  const behind = PLATFORM_BEHIND.exec(after)?.[1];
  const platform = platformOf(behind ?? (isNear ? last[0] : ''));
  return { type: 'handle', value: platform ? `${platform}:${name}` : name };
}

function platformOf(word: string): string | null {
  return PLATFORM_NAMES.find(([, name]) => name.test(word))?.[0] ?? null;
}
