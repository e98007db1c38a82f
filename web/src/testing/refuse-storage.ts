import { vi } from 'vitest';

/** Makes these methods of localStorage throw, as when it is full or switched off. */
export function refuseStorage(...refused: readonly ('getItem' | 'setItem' | 'removeItem')[]): void {
  const real = localStorage;
  const refuse = () => {
    throw new DOMException('refused', 'QuotaExceededError');
  };
  const methods = ['getItem', 'setItem', 'removeItem'] as const;
  const entries = methods.map((name) => [name, refused.includes(name) ? refuse : real[name].bind(real)]);
  vi.stubGlobal('localStorage', Object.fromEntries(entries));
}
