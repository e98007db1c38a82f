/** Whether a browser has the answer already; compares as RFC 9110 asks for If-None-Match: a mark for weakness does not matter. */
export function isKnown(header: string | undefined, etag: string): boolean {
  const known = (header ?? '').split(',').map((each) => each.trim().replace(/^W\//u, ''));
  return known.includes(etag) || known.includes('*');
}
