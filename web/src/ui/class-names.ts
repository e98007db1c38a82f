import { type ClassValue, clsx } from 'clsx';
import { twMerge } from 'tailwind-merge';

/** Joins class names; of two conflicting Tailwind classes the later wins. */
export function cn(...names: ClassValue[]): string {
  return twMerge(clsx(names));
}
