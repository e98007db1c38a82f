/** The content codings of our answers, the smallest result first. */
export const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/**
 * The coding that a request's Accept-Encoding header prefers among the available ones: the highest quality, then the smallest result.
 * `identity` for none; null when the request refuses everything there is (RFC 9110, section 12.5.3).
 */
export function chooseCoding(
  header: string | undefined,
  available: readonly Coding[],
): Coding | 'identity' | null {
  if (header === undefined) return 'identity';
  const qualities = parseQualities(header);
  const anything = qualities.get('*');
  // Whoever does not speak of it accepts the plain file, but only when nothing else is wanted.
  const plain = qualities.get('identity') ?? (anything === 0 ? 0 : LEAST);
  let best: { coding: Coding | 'identity'; quality: number } = { coding: 'identity', quality: plain };
  for (const coding of available.toReversed()) {
    const quality = qualities.get(coding) ?? anything ?? 0;
    if (quality > 0 && quality >= best.quality) best = { coding, quality };
  }
  return best.quality > 0 ? best.coding : null;
}

/** Below every quality that a header can name. */
const LEAST = 0.0001;

function parseQualities(header: string): Map<string, number> {
  const qualities = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    if (name) qualities.set(name, qualityOf(parameters));
  }
  return qualities;
}

function qualityOf(parameters: readonly string[]): number {
  const text = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  if (text === undefined) return 1;
  const quality = Number(text);
  return quality >= 0 && quality <= 1 ? quality : 0;
}
