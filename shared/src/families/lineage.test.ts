import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractTraits } from '../matching/traits/report-traits.ts';
import { computeLineage } from './cluster-lineage.ts';
import { findChanges } from './find-changes.ts';
import { type DatedEvent, eventKind, findTriggers } from './find-triggers.ts';
import { quoteChange } from './quote-change.ts';
import type { ReportStep, StepSource } from './report-step.ts';

const step = (changes: Partial<ReportStep> = {}): ReportStep => ({
  exhibit: 'Report 1',
  date: '2026-01-10',
  receivedAt: '2026-01-11T08:00:00.000Z',
  channels: ['dating_app'],
  domains: [],
  rails: [],
  aliases: [],
  roles: [],
  tactics: [],
  hasPaid: true,
  ...changes,
});
const named = (steps: readonly ReportStep[]) =>
  findChanges(steps).map(({ kind, value, date, exhibit }) => `${date} ${kind} ${value} (${exhibit})`);

describe('changes', () => {
  it('are new values of a later report, in the order of the reports’ days', () => {
    const first = step({ rails: ['crypto'], domains: ['harbour.example'] });
    const later = step({
      exhibit: 'Report 2',
      date: '2026-03-02',
      channels: ['dating_app', 'telegram'],
      rails: ['crypto', 'gift-card'],
      domains: ['harbour-two.example'],
    });
    expect(named([later, first])).toEqual([
      '2026-03-02 domain harbour-two.example (Report 2)',
      '2026-03-02 rail gift-card (Report 2)',
      '2026-03-02 channel telegram (Report 2)',
    ]);
  });

  it('need an earlier value: the first report to name a way of paying changes nothing', () => {
    expect(named([step(), step({ exhibit: 'Report 2', rails: ['bank'] })])).toEqual([]);
  });

  it('recognise a persona by any of its names', () => {
    const vivienne = step({ aliases: ['vivienne sorel'] });
    const other = (alias: string) => step({ exhibit: 'Report 2', date: '2026-02-01', aliases: [alias] });
    expect(named([vivienne, other('vivienne')])).toEqual([]);
    expect(named([vivienne, other('marc oberlin')])).toEqual(['2026-02-01 persona marc oberlin (Report 2)']);
  });

  it('do not depend on the order of arrival, and never belong to the first report', () => {
    const steps = fc.uniqueArray(
      fc.record({
        exhibit: fc.integer({ min: 1, max: 30 }).map((number) => `Report ${number}`),
        day: fc.integer({ min: 10, max: 28 }),
        rails: fc.subarray(['bank', 'card', 'cash', 'crypto']),
        channels: fc.subarray(['email', 'telegram', 'whatsapp']),
      }),
      { selector: ({ exhibit }) => exhibit, minLength: 1 },
    );
    fc.assert(
      fc.property(steps, fc.infiniteStream(fc.nat()), (drawn, order) => {
        const made = drawn.map(({ day, ...rest }) => step({ ...rest, date: `2026-02-${day}` }));
        const shuffled = made
          .map((one) => ({ one, place: order.next().value }))
          .sort((a, b) => a.place - b.place)
          .map(({ one }) => one);
        const changes = findChanges(made);
        expect(findChanges(shuffled)).toEqual(changes);
        expect(new Set(changes.map(({ kind, value }) => `${kind} ${value}`)).size).toBe(changes.length);
        const earliest = made.map(({ date }) => date).sort()[0] ?? '';
        const firsts = made.filter(({ date }) => date === earliest);
        if (firsts.length === 1)
          expect(changes.some(({ exhibit }) => exhibit === firsts[0]?.exhibit)).toBe(false);
      }),
    );
  });
});

const event = (date: string, title = 'A warning'): DatedEvent => ({
  kind: 'advisory',
  date,
  title,
  source: 'FTC Consumer Alerts',
  isOfficial: true,
});
const change = { kind: 'rail' as const, value: 'bank', date: '2026-03-15', exhibit: 'Report 2' };

describe('an event beside a change', () => {
  it.each([
    ['2026-03-15', 0],
    ['2026-03-01', 14],
  ])('on %s is shown', (date, daysBefore) => {
    expect(findTriggers([change], [event(date)])).toMatchObject([{ daysBefore }]);
  });

  it.each(['2026-02-28', '2026-03-16'])('on %s is not', (date) => {
    expect(findTriggers([change], [event(date)])).toEqual([]);
  });

  it('is the latest of several, in any order', () => {
    const events = [event('2026-03-02', 'Early'), event('2026-03-14', 'Late')];
    for (const order of [events, events.toReversed()])
      expect(findTriggers([change], order)).toMatchObject([{ event: { title: 'Late' }, daysBefore: 1 }]);
  });

  it('is classified by its title', () => {
    const titles = [
      'Three charged over romance fraud',
      'Police seize 40 domains',
      'Callers who claim to be the tax office',
    ];
    expect(titles.map(eventKind)).toEqual(['arrest', 'takedown', 'advisory']);
  });
});

describe('a history', () => {
  const report = (changes: Partial<StepSource> & { victimNames?: string[] } = {}) => {
    const words = {
      description: 'She wrote on Telegram and asked for a deposit in bitcoin on harbour.example.',
      evidence: '',
      scamPersonas: 'Vivienne Sorel (the partner), who called Ottiline',
      contactMethod: 'dating_app' as const,
      dateOccurred: '2026-01-10',
      amountInvolved: '$900',
      ...changes,
    };
    return {
      exhibit: 'Report 1',
      receivedAt: '2026-01-11T08:00:00.000Z',
      hasPaid: true,
      traits: extractTraits(words),
      shown: `${words.description}\n${words.evidence}\n${words.scamPersonas}`.replaceAll(
        'harbour.example',
        'harbour[.]example',
      ),
      passages: [words.description],
      victimNames: [],
      ...words,
    };
  };

  it('has aliases, but never a victim’s name or a name hidden from the crowd', () => {
    const aliasesOf = (one: ReturnType<typeof report>) => computeLineage([one]).steps[0]?.aliases;
    expect(aliasesOf(report())).toEqual(['vivienne sorel', 'ottiline']);
    expect(aliasesOf({ ...report(), victimNames: ['Ottiline Quarrelstone'] })).toEqual(['vivienne sorel']);
    expect(aliasesOf({ ...report(), shown: 'Vivienne Sorel (the partner), who called [VICTIM_1]' })).toEqual([
      'vivienne sorel',
    ]);
  });

  it('recognises a service to which talk was moved, not a site with a similar name', () => {
    const channelsOf = (description: string) => computeLineage([report({ description })]).steps[0]?.channels;
    // First contact is shown elsewhere, for five people or more.
    expect(channelsOf('We went on on Signal, later on WhatsApp.')).toEqual(['whatsapp', 'signal']);
    expect(channelsOf('I paid on signal-vault.example.')).toEqual([]);
  });

  it('names a domain only where the crowd can read it', () => {
    const domainsOf = (one: ReturnType<typeof report>) => computeLineage([one]).steps[0]?.domains;
    expect(domainsOf(report())).toEqual(['harbour.example']);
    expect(domainsOf({ ...report(), shown: 'on [EMAIL_1]' })).toEqual([]);
  });

  it('quotes the sentence that shows a change, with the report’s likeness to earlier ones', () => {
    const later = report({
      exhibit: 'Report 2',
      dateOccurred: '2026-02-20',
      description: 'It began as with the others. Then I was to pay with gift cards. I stopped answering.',
    });
    const { changes } = computeLineage([later, report()]);
    const card = changes.find(({ value }) => value === 'gift-card');
    expect(card).toMatchObject({ date: '2026-02-20', quote: 'Then I was to pay with gift cards.' });
    expect(card?.likeness).toBeGreaterThan(0);
    expect(card?.likeness).toBeLessThan(1);
  });

  it('quotes no more than a sentence, however long', () => {
    const long = `${'word '.repeat(80)}gift cards ${'word '.repeat(80)}`;
    const quote = quoteChange(long, { kind: 'rail', value: 'gift-card' });
    expect(quote).toContain('gift cards');
    expect(quote?.length).toBeLessThan(170);
    expect(quoteChange('nothing of the kind', { kind: 'rail', value: 'gift-card' })).toBeNull();
  });
});
