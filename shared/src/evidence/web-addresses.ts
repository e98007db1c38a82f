import { parse as parseHost } from 'tldts';
import { isLocalAddress, readIpv4 } from './ip-addresses.ts';
import { refang } from './refang.ts';
import { isSafelisted } from './safelist.ts';

/** Suffixes that are endings of file names as well: two such words with a dot between them are a file. */
const FILE_SUFFIXES = /\.(?:zip|mov|md|sh|py|pl|rs|cc|ps|so|app|bat|com\.apk)$/u;
/** A sentence whose next one begins without a space: "call me.It is urgent". */
const JOINED_SENTENCES = /^\p{Ll}+\.\p{Lu}\p{Ll}*$/u;

/** A web address as it is kept: scheme and host in lower case; null for a service's front page and for no address. */
export function readUrl(mention: string): string | null {
  const [, scheme = '', rawHost = '', rest = ''] =
    /^(https?:\/\/)([^/?#]+)(.*)$/isu.exec(refang(mention)) ?? [];
  const host = rawHost.replace(/^[^@]*@/u, '').toLowerCase();
  const name = host.replace(/:\d+$/u, '');
  const address = readIpv4(name);
  const domain = address ?? readHost(name);
  if (!domain || (address && isLocalAddress(address))) return null;
  if (isSafelisted('domain', domain) && rest.length <= 1) return null;
  return `${scheme.toLowerCase()}${host}${rest || '/'}`;
}

/** The registrable domain of a host; names of no known suffix are prose ("e.g"), but reserved test names count. */
export function readHost(mention: string): string | null {
  const { domain, isIcann, publicSuffix } = parseHost(refang(mention).toLowerCase());
  const isReserved = publicSuffix === 'example' || publicSuffix === 'test';
  return domain && (isIcann || isReserved) ? domain : null;
}

/** The domain of a host that stands alone in prose, where a file name or two sentences may look like one. */
export function readBareHost(mention: string): string | null {
  if (JOINED_SENTENCES.test(mention)) return null;
  const isWritten = refang(mention) === mention;
  const labels = mention.split('.').length;
  if (isWritten && labels === 2 && FILE_SUFFIXES.test(mention.toLowerCase())) return null;
  return readHost(mention);
}
