import { isCardNumber, isIban, isRoutingNumber } from './account-checksums.ts';
import {
  isBitcoinAddress,
  isDogecoinAddress,
  isEthereumAddress,
  isLitecoinAddress,
  isMoneroAddress,
  isSolanaAddress,
  isSolanaSignature,
  isTronAddress,
} from './crypto-addresses.ts';
import type { IndicatorType } from './indicator-types.ts';
import { parseIpv4, parseIpv6 } from './ip-addresses.ts';
import { AT, HOST, IPV4, refang, SCHEME } from './refang.ts';
import { registrableDomain } from './registrable-domain.ts';
import {
  APP_LINK,
  AT_HANDLE,
  LABELLED_HANDLE,
  parseAppLink,
  parseAtHandle,
  parseLabelledHandle,
} from './social-handles.ts';
import { parseBareHost, parseUrl } from './web-addresses.ts';
import {
  FILE_WORDS,
  IP_WORDS,
  MAIL_WORDS,
  PIXEL_WORDS,
  ROUTING_WORDS,
  SOLANA_WORDS,
  TAG_WORDS,
  TRANSACTION_WORDS,
  VERSION_NEAR,
  VERSION_WORDS,
  VERSION_WORDS_AFTER,
  type WordsBeside,
} from './words-beside.ts';

/** Result of parsing a mention. */
export interface ParsedMention {
  type: IndicatorType;
  /** The normalised value. */
  value: string;
}

/** Finds and parses mentions of one spelling. */
export interface Finder {
  pattern: RegExp;
  /** Null when the mention only looks like an indicator. */
  read(mention: string, beside: WordsBeside): ParsedMention | null;
  /** Written in groups: neighbours may look like another group, so every run of groups is tried. */
  isGrouped?: boolean;
}

const compact = (text: string): string => text.replace(/[\s-]/gu, '');
const as = (type: IndicatorType, value: string | null): ParsedMention | null =>
  value === null ? null : { type, value };

export const URL_FINDER: Finder = {
  pattern: new RegExp(
    String.raw`${SCHEME}(?:[\w.%-]{1,40}(?::[\w.%-]{1,40})?@)?(?:${HOST}|${IPV4})(?::\d{2,5})?(?:[/?#][^\s<>"'\u201d\u2019]{0,2000})?`,
    'giu',
  ),
  read: (mention) => as('url', parseUrl(mention)),
};

const EMAIL_FINDERS: readonly Finder[] = [
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}${AT}${HOST}`,
      'giu',
    ),
    read: (mention) => as('email', parseEmail(refang(mention))),
  },
  {
    pattern: /(?<![\w.%+-])[a-z0-9][\w.%+-]{0,63} at (?:[a-z0-9-]{1,63} dot ){1,4}[a-z]{2,24}\b/giu,
    read: (mention, beside) =>
      beside.has(MAIL_WORDS)
        ? as('email', parseEmail(mention.replace(' at ', '@').replaceAll(' dot ', '.')))
        : null,
  },
];

/** Addresses, transactions and hashes: they are looked for inside web addresses too. */
export const CHAIN_FINDERS: readonly Finder[] = [
  {
    pattern: /\b(?:0x)?[0-9a-f]{64}\b/giu,
    read: (mention, beside) => {
      const isFile =
        !/^0x/iu.test(mention) && beside.distanceTo(FILE_WORDS) < beside.distanceTo(TRANSACTION_WORDS);
      return as(isFile ? 'sha256' : 'transaction', mention.toLowerCase().replace(/^0x/u, ''));
    },
  },
  {
    pattern: /\b0x[0-9a-f]{40}\b/giu,
    read: (mention) => (isEthereumAddress(mention) ? as('eth', mention.toLowerCase()) : null),
  },
  {
    pattern: /\b(?:[0-9a-f]{32}|[0-9a-f]{40})\b/giu,
    read: (mention, beside) =>
      beside.has(FILE_WORDS) ? as(mention.length === 32 ? 'md5' : 'sha1', mention.toLowerCase()) : null,
  },
  {
    pattern: /\b(?:bc|ltc)1[02-9ac-hj-np-z]{8,87}\b/giu,
    read: (mention) => {
      if (isBitcoinAddress(mention)) return as('btc', mention.toLowerCase());
      return isLitecoinAddress(mention) ? as('ltc', mention.toLowerCase()) : null;
    },
  },
  { pattern: /\b[1-9A-HJ-NP-Za-km-z]{25,108}\b/gu, read: parseBase58 },
];

export const TRACKER_FINDERS: readonly Finder[] = [
  { pattern: /\bUA-\d{4,10}-\d{1,4}\b/gu, read: (mention) => as('tracker', mention) },
  {
    pattern: /\bG-(?=[A-Z]*\d)[A-Z0-9]{8,12}\b/gu,
    read: (mention) => as('tracker', mention),
  },
  {
    pattern: /\bGTM-[A-Z0-9]{5,9}\b/gu,
    read: (mention, beside) =>
      /\d/u.test(mention.slice(4)) || beside.has(TAG_WORDS) ? as('tracker', mention) : null,
  },
  {
    pattern: /\b(?:ca-)?pub-\d{16}\b/giu,
    read: (mention) => as('tracker', mention.toLowerCase().replace(/^ca-/u, '')),
  },
  {
    pattern: /\b\d{15,16}\b/gu,
    read: (mention, beside) => (beside.has(PIXEL_WORDS) ? as('tracker', `pixel-${mention}`) : null),
  },
];

const ACCOUNT_FINDERS: readonly Finder[] = [
  {
    pattern: /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,4})?\b/giu,
    read: (mention) => (isIban(mention) ? as('iban', compact(mention).toUpperCase()) : null),
    isGrouped: true,
  },
  {
    pattern: /\b(?:\d{12,19}|\d{4}(?:[ -]\d{4}){2,3}(?:[ -]\d{1,4})?|\d{4}[ -]\d{6}[ -]\d{4,5})\b/gu,
    read: (mention) => (isCardNumber(mention) ? as('card', `**** ${compact(mention).slice(-4)}`) : null),
    isGrouped: true,
  },
  {
    pattern: /(?<![\w-])\d{9}(?![\w-])/gu,
    read: (mention, beside) =>
      isRoutingNumber(mention) && beside.has(ROUTING_WORDS) ? as('routing', mention) : null,
  },
];

const HOST_FINDERS: readonly Finder[] = [
  {
    pattern: /(?<![\w:.])(?:[0-9a-f]{0,4}:){2,7}(?:(?:\d{1,3}\.){3}\d{1,3}|[0-9a-f]{0,4})(?![\w:])/giu,
    // Fewer colons are times of day and names in code.
    read: (mention) => (mention.split(':').length > 3 ? as('ip', parseIpv6(mention)) : null),
  },
  {
    pattern: new RegExp(String.raw`(?<![\w.-])${IPV4}(?![\w-]|\.\d)`, 'giu'),
    read: (mention, beside) => (isVersion(beside) ? null : as('ip', parseIpv4(refang(mention)))),
  },
  { pattern: APP_LINK, read: (mention) => parseAppLink(mention) },
  {
    pattern: new RegExp(String.raw`(?<![@\p{L}\p{N}_.-])${HOST}(?![\p{L}\p{N}_@-])`, 'giu'),
    read: (mention, beside) => as('domain', parseBareHost(mention, beside)),
  },
];

/** In order of precedence: an earlier mention is not parsed again as another type. */
export const FINDERS: readonly Finder[] = [
  URL_FINDER,
  ...EMAIL_FINDERS,
  ...CHAIN_FINDERS,
  ...TRACKER_FINDERS,
  ...ACCOUNT_FINDERS,
  ...HOST_FINDERS,
  { pattern: LABELLED_HANDLE, read: parseLabelledHandle },
  { pattern: AT_HANDLE, read: parseAtHandle },
];

function isVersion({ before, after }: WordsBeside): boolean {
  // A picture breaks words anywhere.
  if (VERSION_WORDS.test(before) || VERSION_WORDS.test(before.replace(/[ \t]{0,4}\n\s{0,4}/gu, '')))
    return true;
  return (VERSION_WORDS_AFTER.test(after) || VERSION_NEAR.test(before)) && !IP_WORDS.test(before);
}

function parseEmail(mention: string): string | null {
  const address = mention.toLowerCase();
  return registrableDomain(address.slice(address.lastIndexOf('@') + 1)) ? address : null;
}

/** One run of base58 characters: the checksum and its version byte say which chain it belongs to. */
function parseBase58(mention: string, beside: WordsBeside): ParsedMention | null {
  if (isBitcoinAddress(mention)) return as('btc', mention);
  if (isTronAddress(mention)) return as('tron', mention);
  if (isLitecoinAddress(mention)) return as('ltc', mention);
  if (isDogecoinAddress(mention)) return as('doge', mention);
  if (isMoneroAddress(mention)) return as('xmr', mention);
  // The two without a checksum: words must say that Solana is meant.
  if (!beside.has(SOLANA_WORDS)) return null;
  if (isSolanaAddress(mention)) return as('sol', mention);
  return isSolanaSignature(mention) ? as('transaction', mention) : null;
}
