import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, actAsNew, makeAccount, makeSubmission } from '../../testing/factories.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { submitReport } from '../reports/index.ts';
import { analyzeMessage } from './analyze-message.ts';
import { WordViews } from './reading/word-views.ts';

let world: World;
let views: WordViews;
beforeAll(async () => {
  world = await createWorld();
  views = new WordViews();
});
afterAll(() => views.close());

test('an outside service gets nothing that may be the sender’s or a victim’s, wherever it is in the text', async () => {
  const sender = await makeAccount(world);
  const told: string[] = [];
  const enricher = {
    enrich: async (text: string) => {
      told.push(text);
      return null;
    },
  };
  const secrets = ['Keller', '0143', 'people.test', '4111 1111', sender.displayName];
  // One of them lies across the place at which the service's share of a long text ends.
  const long = `${'The letter goes on and on. '.repeat(296)} maria.keller@people.test`;
  const text = `Dear Maria Keller, call +1 202 555 0143, card 4111 1111 1111 1111. ${sender.displayName} owes us. ${long}`;
  const answer = await analyzeMessage(actAs(world, sender), { views, enricher }, text, 'analysis-1');
  expect(answer).toMatchObject({ openaiAvailable: true, enrichment: null });
  expect(told).toHaveLength(1);
  for (const secret of secrets) expect(told[0]).not.toContain(secret);
  expect(told[0]).toContain('owes us');
});

test('without a service nobody is asked', async () => {
  const ctx = actAs(world, await makeAccount(world));
  const answer = await analyzeMessage(ctx, { views, enricher: null }, 'Pay the fee today.', 'analysis-2');
  expect(answer).toMatchObject({ openaiAvailable: false, enrichment: null });
});

test('nobody learns from a pasted text whether a handle or a number was reported', async () => {
  const site = `${world.name('asked')}.example`;
  const handle = '@otti_was_asked_for';
  const evidence = `They sent me to ${site}, call +1 202 555 0188, Telegram: ${handle}, IBAN GB29NWBK60161331926819`;
  await submitReport(await actAsNew(world), makeSubmission(world, { evidence }));
  const asker = actAs(world, await makeAccount(world));
  const ask = (text: string) => analyzeMessage(asker, { views, enricher: null }, text, 'analysis-3');
  const answer = await ask(`Telegram: ${handle}, call +1 202 555 0188, IBAN GB29NWBK60161331926819`);
  expect(answer.reported).toEqual([]);
  expect((await ask(`Look at ${site}`)).reported).toHaveLength(1);
});
