import { keptAtom } from '../../../platform/kept-text.ts';

/** Whether keys without Control or Command do something (WCAG 2.1.4); kept in this browser. */
export const singleKeysAtom = keptAtom<boolean>('fap:single-keys', true, {
  parse: (text) => text !== 'off',
  format: (isOn) => (isOn ? 'on' : 'off'),
});

/** The key that begins a way to a screen. */
export const GO = 'g';
/** The key that opens the list of keys. */
export const HELP = '?';
