import { vi } from 'vitest';

/** Has this browser's storage refuse some of what is asked of it, as one that is full or switched off does. */
export function refuseStorage(...refused: readonly ('getItem' | 'setItem' | 'removeItem')[]): void {
  const real = localStorage;
  const refuse = () => {
    throw new DOMException('refused', 'QuotaExceededError');
  };
  const methods = ['getItem', 'setItem', 'removeItem'] as const;
  const entries = methods.map((name) => [name, refused.includes(name) ? refuse : real[name].bind(real)]);
  vi.stubGlobal('localStorage', Object.fromEntries(entries));
}
