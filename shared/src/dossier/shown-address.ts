import type { Indicator } from '../indicators/indicator-types.ts';
import { findShapes } from '../privacy/personal-details.ts';

/** A link that only one person names may have been made for them, and carry who they are. */
const COMMON_PEOPLE = 2;

/**
 * An indicator's value as a dossier shows it: of a link, scheme and host; its path too where more than one person names it and nothing in it
 * looks like a person's detail; never what follows a question mark.
 */
export function shownAddress({
  type,
  value,
  reports,
}: Pick<Indicator, 'type' | 'value'> & { reports: number }): string {
  const [, origin, path] = /^(\w+:\/\/[^/?#]+)([^?#]*)/u.exec(value) ?? [];
  if (type !== 'url' || origin === undefined || path === undefined) return value;
  return reports >= COMMON_PEOPLE && findShapes(readable(path)).length === 0
    ? `${origin}${path}`
    : `${origin}/`;
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
