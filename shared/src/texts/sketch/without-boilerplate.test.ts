import { describe, expect, test } from 'vitest';
import { sketchText, templateSimilarity } from './text-sketch.ts';
import { withoutBoilerplate } from './without-boilerplate.ts';

const STORY =
  'The garden club meets on the second Tuesday in the old school, not in the hall as before. Bring the seeds that you ' +
  'promised Ruth in spring, and whoever has a ladder to spare may leave it with the caretaker from Monday on.';
const OTHER =
  'Quarterly figures for the northern warehouses are attached: freight rose by a tenth while storage fell, so the total is ' +
  'nearly that of last year. Questions about single invoices go to accounting before the audit starts in the second week.';

const FOOTERS = [
  'You are receiving this newsletter because you signed up on our site.',
  'To unsubscribe or change how often we write, open your preferences.',
  'If you cannot read this message, view it in your browser.',
  'This e-mail and any attachments are confidential and intended solely for the addressee.',
  'If you have received this in error please delete it.',
  'Scanned for viruses by the mail gateway.',
  '(c) 2026 Harbour Letters Ltd. All rights reserved.',
  'This is an automated message. Please do not reply, the mailbox is unmonitored.',
  'Sent from my iPhone',
];

describe('what software writes below everybody’s mail', () => {
  test.each(FOOTERS)('is taken out: %s', (footer) => {
    expect(withoutBoilerplate(`${STORY}\n\n${footer}`).trim()).toBe(STORY);
  });

  test('makes no two letters alike', () => {
    const of = (text: string) => sketchText(`${text}\n\n${FOOTERS.join('\n')}`)?.sketch ?? new Uint8Array();
    expect(templateSimilarity(of(STORY), of(OTHER))).toBeLessThan(0.02);
  });

  test('stays where nothing else is in a text, and in a text message, whose sender wrote it', () => {
    const only = FOOTERS.join(' ');
    expect(withoutBoilerplate(only)).toBe(only);
    const message = 'FreeMsg: your ringtone waits. Reply STOP to unsubscribe';
    expect(withoutBoilerplate(message)).toBe(message);
  });

  test('is no word of a story that only speaks of such things', () => {
    const told = `${STORY} Then they sent me a message that my account was closed.`;
    expect(withoutBoilerplate(told)).toBe(told);
  });
});
