/** Defanged spellings of dot, at sign and colon. */
export const DOT = String.raw`(?:\.|\s?[[({]\s?(?:\.|dot|punkt)\s?[\])}]\s?)`;
export const AT = String.raw`(?:@|\s?[[({]\s?(?:@|at)\s?[\])}]\s?)`;

const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;
/** A host by name: labels in any script and a last one that begins with a letter. */
export const HOST = `(?:${LABEL}${DOT}){1,8}\\p{L}[\\p{L}\\p{N}-]{1,23}`;
/** Four numbers with dots between them. */
export const IPV4 = `(?:\\d{1,3}${DOT}){3}\\d{1,3}`;
/** The beginning of a web address in the usual defanged spellings. */
export const SCHEME = String.raw`h(?:tt|xx|\*\*)ps?(?::|\[:\]|\[:(?=\/\/\]))(?:\/\/\]?|\[\/\/\])`;

/** Restores a defanged mention. */
export function refang(mention: string): string {
  return mention
    .replace(/^h(?:xx|\*\*)p/iu, 'http')
    .replace(/^(https?)(?:\[:\]|\[:|:)(?:\/\/\]?|\[\/\/\])/iu, '$1://')
    .replace(/\s?[[({]\s?(?:\.|dot|punkt)\s?[\])}]\s?/giu, '.')
    .replace(/\s?[[({]\s?(?:@|at)\s?[\])}]\s?/giu, '@');
}
