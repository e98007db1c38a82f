import { expect, test } from 'vitest';
import { FLOWS } from '../flows.ts';
import { matchScript, STAGE_RULES } from './match-script.ts';
import { MAX_SCRIPT_LENGTH } from './script-limits.ts';

const match = (text: string) => matchScript(text, FLOWS);

test('each stage of each flow has wordings, and no wording is of a stage that is not there', () => {
  const stages = FLOWS.flatMap(({ id, stages: own }) => own.map((stage) => `${id}/${stage.id}`));
  const ruled = new Set(STAGE_RULES.map(({ flowId, stageId }) => `${flowId}/${stageId}`));
  expect([...ruled].filter((stage) => !stages.includes(stage))).toEqual([]);
  expect(stages.filter((stage) => !ruled.has(stage))).toEqual([]);
});

test.each(FLOWS.map((flow) => [flow.id, flow] as const))('the scripts of %s lead back to it', (id, flow) => {
  const found = match(flow.stages.map(({ script }) => script).join('\n'));
  expect(found.flows[0]?.flowId).toBe(id);
  expect(found.flows[0]?.stageIds.length).toBeGreaterThan(flow.stages.length / 2);
});

test('a few words are too short, and words that fit nothing name no flow', () => {
  expect(match('').verdict).toBe('too-short');
  expect(match('Pay the fee now').verdict).toBe('too-short');
  const honest = match(
    'The meeting moved to Thursday at ten. Please bring the slides, and ask Ana about the room.',
  );
  expect(honest).toMatchObject({ verdict: 'none', flows: [] });
  // One wording that honest texts use, too, is not enough.
  expect(match('Your parcel has the tracking number 12345 and comes on Monday.').flows).toEqual([]);
});

test('a text between two flows is close, and names both', () => {
  const both = match(
    'Your package could not be delivered, pay the redelivery fee. This is Officer Grant, there is an arrest warrant and your social security number is suspended.',
  );
  expect(both.verdict).toBe('close');
  expect(both.flows.map(({ flowId }) => flowId).sort()).toEqual(['delivery-text', 'government-call']);
});

test('a sentence has its moves and stages; what the person tells of themselves has neither', () => {
  const { sentences } = match(
    'Please download the app AnyDesk so I can connect to your computer. I sent them 500 dollars by wire to the safe account.',
  );
  expect(sentences[0]).toMatchObject({
    isOwn: false,
    stages: [{ flowId: 'tech-support', stageId: 'remote' }],
  });
  expect(sentences[0]?.moves.map(({ label }) => label)).toContain('ask');
  expect(sentences[1]).toMatchObject({ isOwn: true, moves: [], stages: [] });
});

test('letters that only look like letters are read', () => {
  expect(match('𝐇𝐢𝐫𝐞 𝐚 𝐡𝐚𝐜𝐤𝐞𝐫 𝐭𝐨 𝐫𝐞𝐜𝐨𝐯𝐞𝐫 𝐲𝐨𝐮𝐫 𝐥𝐨𝐬𝐭 𝐛𝐢𝐭𝐜𝐨𝐢𝐧𝐬 𝐭𝐨𝐝𝐚𝐲').flows[0]?.flowId).toBe('crypto-recovery');
});

test('a repeated sentence counts once, and what is beyond the limit is said to be unread', () => {
  const once = match('We are hiring for a remote job. Reply to the recruiter today.');
  const often = match('We are hiring for a remote job. Reply to the recruiter today. '.repeat(20));
  expect(often.flows).toEqual(once.flows);
  const long = match(`${'A quiet day at home. '.repeat(2000)} Hire a hacker to recover lost bitcoin.`);
  expect(long).toMatchObject({ isCut: true, verdict: 'none' });
  expect(once.isCut).toBe(false);
});

test.each([
  ['right to left', 'مرحبا، طردك في انتظار الدفع. '.repeat(300)],
  ['signs', '🎁💸🔥'.repeat(3000)],
  ['one word without end', 'a'.repeat(MAX_SCRIPT_LENGTH)],
  ['spaces', ' \n'.repeat(MAX_SCRIPT_LENGTH)],
  ['quotes', '"“'.repeat(9000)],
  ['marks', 'e\u0301\u200b\u202e'.repeat(5000)],
])('a text of %s matches nothing and breaks nothing', (_, text) => {
  expect(match(text).flows).toEqual([]);
});
