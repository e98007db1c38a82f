import { describe, expect, it } from 'vitest';
import { cutIntoSegments } from './text-segments.ts';

const joined = (text: string, spans: Parameters<typeof cutIntoSegments>[1]) =>
  cutIntoSegments(text, spans).map((segment) => segment.text);

describe('marked text', () => {
  it('loses and doubles no character, however the spans overlap', () => {
    const text = 'Pay 💶 900 in gift cards today';
    const spans = [
      { start: 4, end: 12, label: 'money' },
      { start: 0, end: 6, label: 'demand' },
      { start: 5, end: 400, label: 'beyond the end' },
      { start: 13, end: 13, label: 'empty' },
    ];
    expect(joined(text, spans).join('')).toBe(text);
  });

  it('marks exactly the words of the span', () => {
    expect(
      cutIntoSegments('send gift cards now', [{ start: 5, end: 15, label: 'payment' }]).find(
        (part) => part.label,
      ),
    ).toEqual({ text: 'gift cards', start: 5, label: 'payment', endsMark: true });
  });

  it('marks no line break and no empty line, and ends a mark once', () => {
    const text = 'Hello \n\nyour account \nis locked';
    const parts = cutIntoSegments(text, [{ start: 0, end: text.length, label: 'Wording' }]);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    const marked = parts.filter((part) => part.label !== null);
    expect(marked.map((part) => part.text)).toEqual(['Hello', 'your account', 'is locked']);
    expect(marked.map((part) => part.endsMark)).toEqual([false, false, true]);
  });

  it('is one plain piece without spans', () => {
    expect(joined('hello', [])).toEqual(['hello']);
  });
});
