import { isLocalAddress, parseIpv4 } from './ip-addresses.ts';
import { refang } from './refang.ts';
import { registrableDomain } from './registrable-domain.ts';
import { isSafelisted } from './safelist.ts';
import type { WordsBeside } from './words-beside.ts';

/** Suffixes that are endings of file names as well: two such words with a dot between them are a file. */
const FILE_SUFFIXES: ReadonlySet<string> = new Set('zip mov md sh py pl rs cc ps so app bat'.split(' '));
/**
 * Suffixes by which two words with a dot between them are a host. Hundreds of others are words with which sentences
 * begin ("in London.My husband"): people leave out the space, and a host made of two sentences would tie strangers'
 * reports together. Other suffixes need further signs of a host.
 */
const PLAIN_SUFFIXES: ReadonlySet<string> = new Set(
  (
    'com net org info biz io co xyz top vip online site website tech app dev club pro cc tv shop store gov edu mil eu uk ' +
    'de fr nl ru su ua by kz cn jp kr tw hk sg vn th ph au nz br mx ar cl ch se dk fi pl cz sk ro hu gr pt tr ng gh za ke ' +
    'finance exchange trade trading capital market markets agency global network digital icu cyou sbs buzz example test'
  ).split(' '),
);
/** Before a country's suffix they are a part of it. */
const SECOND_LEVELS: ReadonlySet<string> = new Set(['co', 'com', 'org', 'net', 'gov', 'edu', 'ac']);
const BROKEN_BEFORE = /[\p{L}\p{N}][-/][ \t]{0,4}\n[ \t]{0,4}$/u;
/** A sentence whose next one begins without a space: "call me.It is urgent". */
const JOINED_SENTENCES = /^[\p{L}\p{N}]+\.\p{Lu}\p{Ll}+$/u;
const HOST_BEFORE =
  /\b(?:(?:web ?)?(?:site|page|portal|platform)s?|visit|link|domain|url|log ?in|sign ?(?:in|up)|address|go to|called|via|named)\b[\s:"'“(<]{0,4}(?:(?:is|was|at|to|on|of|called|named)\s+)?$/iu;

/** Normalises a web address: scheme and host in lower case; null for a service's front page or an invalid address. */
export function parseUrl(mention: string): string | null {
  const [, scheme = '', rawHost = '', rest = ''] =
    /^(https?:\/\/)([^/?#]+)(.*)$/isu.exec(refang(mention)) ?? [];
  const host = rawHost.replace(/^[^@]*@/u, '').toLowerCase();
  const name = host.replace(/:\d+$/u, '');
  const address = parseIpv4(name);
  const domain = address ?? registrableDomain(name);
  if (!domain || (address && isLocalAddress(address))) return null;
  if (isSafelisted('domain', domain) && rest.length <= 1) return null;
  return `${scheme.toLowerCase()}${host}${rest || '/'}`;
}

/** The domain of a host alone in prose, where a file name or two sentences may look like one. */
export function parseBareHost(mention: string, { before, after }: WordsBeside): string | null {
  // The rest of an address that broke at a hyphen or slash: by itself it is somebody else's.
  if (BROKEN_BEFORE.test(before)) return null;
  const isPlain = refang(mention) === mention && !/^www\./iu.test(mention) && !after.startsWith('/');
  if (!isPlain) return registrableDomain(mention);
  if (JOINED_SENTENCES.test(mention)) return null;
  const labels = mention.toLowerCase().split('.');
  const [label = '', suffix = ''] = labels.slice(-2);
  if (labels.length === 2 && FILE_SUFFIXES.has(suffix)) return null;
  const isUsual = PLAIN_SUFFIXES.has(suffix) || SECOND_LEVELS.has(label);
  // Words have no digits and few hyphens in them.
  const isNoWord = mention === mention.toLowerCase() && /^\p{L}.*[\p{N}-]/u.test(label);
  const isTold = isNoWord || (/\p{L}/u.test(label) && HOST_BEFORE.test(before));
  return isUsual || isTold ? registrableDomain(mention) : null;
}
