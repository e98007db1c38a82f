import { describe, expect, it, test } from 'vitest';
import { COUNTRIES, dialAddress } from './helplines.ts';

test('ten countries have helplines, each listed once', () => {
  const codes = COUNTRIES.map(({ code }) => code);
  expect(codes.toSorted()).toEqual(['AU', 'CA', 'DE', 'ES', 'FR', 'GB', 'IE', 'NL', 'NZ', 'US']);
});

describe.each(COUNTRIES)('$name', ({ emergency, lines }) => {
  it('names an emergency number and somebody to reach, each with its source', () => {
    expect(emergency).toMatch(/\d{3}|17/u);
    expect(lines.length).toBeGreaterThanOrEqual(2);
    for (const { phone, site, source } of lines) {
      expect(phone ?? site).toBeTruthy();
      expect(source).toMatch(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+/u);
      if (site) expect(new URL(`https://${site}`).hostname).toContain('.');
      if (phone) expect(dialAddress(phone)).toMatch(/^tel:\+?\d{3,13}$/u);
    }
  });
});

test('a number is dialled without its spaces and dashes', () => {
  expect(dialAddress('0 805 805 817')).toBe('tel:0805805817');
  expect(dialAddress('1-888-495-8501')).toBe('tel:18884958501');
});
