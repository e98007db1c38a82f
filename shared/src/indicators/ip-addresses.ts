const GROUPS = 8;

/** An IPv4 address in four decimal numbers without leading zeros, or null. */
export function parseIpv4(text: string): string | null {
  const parts = text.split('.');
  return parts.length === 4 &&
    parts.every((part) => /^(?:0|[1-9]\d{0,2})$/u.test(part) && Number(part) <= 255)
    ? text
    : null;
}

/** An IPv6 address in the one spelling of RFC 5952, or null; the last two groups may be written as IPv4. */
export function parseIpv6(text: string): string | null {
  const halves = text.toLowerCase().split('::');
  if (halves.length > 2) return null;
  const [head, tail] = halves.map(parseGroups);
  if (!head || tail === null) return null;
  const missing = GROUPS - head.length - (tail?.length ?? 0);
  if (tail ? missing < 1 : missing !== 0) return null;
  const groups = [...head, ...Array.from({ length: missing }, () => 0), ...(tail ?? [])];
  return shorten(groups.map((group) => group.toString(16)));
}

/** Whether an address is a network's own (private, loopback, link-local, unspecified): everybody has those. */
export function isLocalAddress(address: string): boolean {
  return (
    /^(?:0|10|127)\.|^192\.168\.|^169\.254\.|^172\.(?:1[6-9]|2\d|3[01])\.|^255\.255\.255\.255$/u.test(
      address,
    ) || /^(?:f[cd][0-9a-f]{2}|fe[89ab][0-9a-f]):|^::1?$/u.test(address)
  );
}

function parseGroups(half: string): number[] | null {
  if (half === '') return [];
  const parts = half.split(':');
  const last = parts.at(-1) ?? '';
  if (last.includes('.')) {
    const bytes = parseIpv4(last)?.split('.').map(Number);
    if (!bytes) return null;
    const [a = 0, b = 0, c = 0, d = 0] = bytes;
    parts.splice(-1, 1, (a * 256 + b).toString(16), (c * 256 + d).toString(16));
  }
  if (!parts.every((part) => /^[0-9a-f]{1,4}$/u.test(part))) return null;
  return parts.map((part) => Number.parseInt(part, 16));
}

/** The longest run of two zero groups or more, the first of equals, becomes `::`. */
function shorten(groups: readonly string[]): string {
  const runs = [...groups.join(':').matchAll(/(?<![0-9a-f])0(?::0)+(?![0-9a-f])/gu)];
  const [longest] = runs.sort((a, b) => b[0].length - a[0].length || a.index - b.index);
  if (!longest) return groups.join(':');
  const plain = groups.join(':');
  const before = plain.slice(0, longest.index).replace(/:$/u, '');
  const after = plain.slice(longest.index + longest[0].length).replace(/^:/u, '');
  return `${before}::${after}`;
}
