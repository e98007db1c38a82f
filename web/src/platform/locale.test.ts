import { afterEach, expect, test } from 'vitest';
import { dateFormat, setLocale } from './locale.ts';

const AT = new Date('2026-11-23T16:05:00Z');
const medium = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
const time = dateFormat({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

afterEach(() => setLocale('en-US'));

test('dates and times follow the chosen language and region, also of formatters that exist', () => {
  expect([medium.format(AT), time.format(AT)]).toEqual(['Nov 23, 2026', '4:05 PM']);
  setLocale('en-GB');
  expect([medium.format(AT), time.format(AT)]).toEqual(['23 Nov 2026', '16:05']);
  expect(document.documentElement.lang).toBe('en-GB');
  expect(localStorage.getItem('fap:locale')).toBe('en-GB');
});
