import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPlaybook } from './build-playbook.ts';
import { type PlaybookReport, parseReport } from './parse-report.ts';

const STANDING = { reports: 1, consented: 1, files: 0, isCut: false };
const report = (number: number, part: Partial<PlaybookReport> = {}): PlaybookReport => ({
  exhibit: `Report ${number}`,
  description: 'They promised a lot.',
  evidence: 'Me: is this a scam?\nAgent: Do not worry. Pay the release fee today.',
  files: [],
  amountCents: 120_000,
  ownNames: [],
  ...part,
});
const build = (reports: readonly PlaybookReport[]) =>
  buildPlaybook(reports.map(parseReport), { ...STANDING, reports: reports.length }, (_, words) => words);

describe('a playbook', () => {
  test('has no rate below five asks, and with five the share that was paid', () => {
    const four = build([1, 2, 3, 4].map((number) => report(number)));
    expect(four.objectionHandling[0]).toMatchObject({ successRate: null, asks: null, n: 4 });
    const five = build([
      ...[1, 2, 3].map((number) => report(number)),
      report(4, { description: 'I never paid them.' }),
      report(5, { amountCents: null }),
    ]);
    expect(five.objectionHandling[0]).toMatchObject({
      trigger: 'Doubts that it is real',
      response: 'Reassures: no need to worry',
      successRate: 50,
      asks: 5,
      exhibits: ['Report 1', 'Report 2', 'Report 3', 'Report 4', 'Report 5'],
    });
  });

  test('includes chats in files, once if also pasted', () => {
    const chat = 'Me: is this a scam?\nAgent: Do not worry. Pay the release fee today.';
    const only = report(1, { evidence: 'See the file.', files: [chat] });
    const both = report(1, { files: [chat] });
    const neither = report(1, { files: ['Gift cards are sold here. Pay the release fee today.'] });
    expect(build([only]).objectionHandling).toEqual(build([report(1)]).objectionHandling);
    expect(build([both])).toEqual(build([report(1)]));
    expect(build([neither])).toEqual(build([report(1)]));
  });

  test('lists reactions to a move of the victim, with shares from five cases on', () => {
    const { decisionTrees } = build([1, 2, 3, 4, 5].map((number) => report(number)));
    expect(decisionTrees.find(({ action }) => action.startsWith('They ask again'))).toMatchObject({
      condition: 'The victim: “Doubts that it is real”',
      confidence: 100,
      cases: 5,
    });
    expect(build([report(1)]).decisionTrees[0]?.confidence).toBeNull();
  });

  test('extracts reactions from an account, and quotes only the words that show them', () => {
    const { stallingVsGhosting: told, decisionTrees } = build([
      report(1, {
        description: 'I was a nurse in Leeds. When I asked for a refund, they stopped answering.',
        evidence: '',
      }),
    ]);
    expect(told.ghostConditions[0]).toMatchObject({
      condition: 'The victim: “Wants the money out or back”. Then: “They stop answering”.',
      quotes: [{ exhibit: 'Report 1', text: 'stopped answering' }],
    });
    expect(decisionTrees[0]?.action).toBe('They stop answering');
    expect(JSON.stringify(told)).not.toContain('nurse');
  });

  test('pressure has its stage beside the first ask, its deadline and its tactics', () => {
    const { paymentPressure } = build([
      report(1, { evidence: 'Pay the bond. It must be here before 5 pm today or you will be arrested.' }),
    ]);
    expect(paymentPressure.find(({ technique }) => technique === 'Sets a deadline')).toMatchObject({
      stage: 'After the first ask',
      timing: 'before 5 pm today',
      triggers: ['Urgency', 'Fear and threats'],
    });
  });

  test('the threshold comes from dated silences, and a silence of months is a revival', () => {
    const days = ['01.01.2026', '02.01.2026', '03.01.2026', '05.01.2026', '06.01.2026', '20.03.2026'];
    const chat = days.map((day) => `${day}, 10:00 - Agent: pay the fee`).join('\n');
    const { stallingVsGhosting: read } = build([report(1, { evidence: chat })]);
    expect(read.threshold).toMatchObject({ hours: 1752, silences: 5 });
    expect(read.revivals.map(({ days: after, n }) => [after, n])).toEqual([
      [30, 1],
      [60, 1],
      [90, 0],
    ]);
    expect(build([report(1)]).stallingVsGhosting.threshold).toBeNull();
  });

  test('without words is empty', () => {
    const empty = build([report(1, { evidence: '', description: 'Nothing.' })]);
    expect(empty).toMatchObject({
      confidence: null,
      courtAdmissible: false,
      entryScripts: [],
      decisionTrees: [],
    });
    expect(build([])).toMatchObject({ confidence: null });
  });

  test('a row never counts more reports than there are, and the same reports give the same playbook', () => {
    const line = fc.constantFrom(
      'Me: is it a scam?',
      'Agent: trust me',
      'Agent: pay the fee now',
      'Me: no',
      'Agent: goodbye',
      'When I refused, they went silent.',
    );
    fc.assert(
      fc.property(fc.array(fc.array(line, { maxLength: 8 }), { maxLength: 7 }), (texts) => {
        const reports = texts.map((lines, index) =>
          report(index + 1, { evidence: lines.join('\n'), description: lines.join('\n') }),
        );
        const built = build(reports);
        expect(build(reports)).toEqual(built);
        const rows = [...built.entryScripts, ...built.objectionHandling, ...built.decisionTrees];
        for (const { n, exhibits, quotes } of rows) {
          expect(n).toBeLessThanOrEqual(reports.length);
          expect(exhibits).toHaveLength(n);
          for (const quote of quotes) expect(exhibits).toContain(quote.exhibit);
        }
      }),
    );
  });
});
