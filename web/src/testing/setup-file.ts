import { configure } from '@testing-library/react';
import { clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';
import { vi } from 'vitest';

// The default of one second is too short for a busy machine; a test that passes does not wait for it.
configure({ asyncUtilTimeout: 5_000 });

// `text-control` is a size of the theme, not a colour.
const twMerge = extendTailwindMerge({ extend: { classGroups: { 'font-size': ['text-control'] } } });

// Of two Tailwind classes for one property the stylesheet decides, not the order they are written in: no component may join such a pair.
vi.mock('../ui/class-names.ts', () => ({
  cn: (...names: Parameters<typeof clsx>) => {
    const joined = clsx(names);
    const kept = new Set(twMerge(joined).split(' '));
    const lost = joined.split(' ').filter((name) => name && !kept.has(name));
    if (lost.length > 0)
      throw new Error(`classes that contradict each other: ${lost.join(' ')} in "${joined}"`);
    return joined;
  },
}));
