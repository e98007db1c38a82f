import { type ClassValue, clsx } from 'clsx';

/**
 * Joins class names. Two Tailwind classes for one property never meet in one call: which of them wins would depend on the
 * stylesheet, so the caller chooses, with `?:` or a size of the component. Tests refuse such a pair.
 */
export function cn(...names: ClassValue[]): string {
  return clsx(names);
}
