import { describe, expect, test } from 'vitest';
import { findTactics } from '../texts/find-tactics.ts';
import { analyzeText } from './analyze-text.ts';
import { DEMANDS, MEDIUM_PROBABILITY } from './find-counterfactual.ts';
import { attribute } from './model/attribute.ts';
import { EMBEDDING_SIZE } from './model/embed-text.ts';
import { extractTextFeatures } from './model/text-features.ts';
import { type ModelWeights, TextModel } from './model/text-model.ts';
import weights from './model/weights.json' with { type: 'json' };
import { kindOfReason, LENGTH_REASON, PASSAGE_REASON, quoteOfReason, REST_REASON } from './reason-kinds.ts';

const GIFT_CARDS =
  'This is Officer Grant of the tax department. There is a warrant for your arrest. To settle the debt today go to the store, ' +
  'buy gift cards for $2,000 and read me the codes. Stay on the line and tell nobody, or you will be arrested.';
const RECOVERY =
  'I lost 60,000 in crypto and thought it was gone until I wrote to this recovery expert. He traced the wallet and got back ' +
  'everything in 48 hours. Contact him on Telegram @fundsbackdesk, he only takes a small upfront fee.';
const DENTIST =
  'Hi Tom, this is a reminder of your appointment at the dentist on Tuesday at 10:30. If you cannot come please call us a day ' +
  'before. Bring your insurance card. See you then!';
const TEAM =
  'Thanks everyone for the call. I have put the notes in the folder: we agreed to ship the new version on the 14th, Ana writes ' +
  'the announcement and Raj checks the numbers again. Lunch on me on Thursday.';

const LETTER =
  'Dear Margaret, thank you for the lovely afternoon on Sunday. The children still talk about the rabbits, and Peter has ' +
  'asked twice whether we may come again when the apples are ripe. I have put the recipe for the plum cake into the ' +
  'envelope, you only need a little more sugar if the plums are early ones. My knee is better since the doctor gave me the ' +
  'exercises, I walk to the church and back every morning and meet old Mr. Hughes with his dog, who sends his regards. We ' +
  'have painted the kitchen in a light yellow that Peter calls custard, and the cat has slept in the paint tray, so you can ' +
  'imagine what the hall carpet looks like. Write soon and tell me how the choir did at the festival.';

describe('reading a text', () => {
  test('separates scams from everyday messages, and gives their type', async () => {
    for (const text of [GIFT_CARDS, RECOVERY])
      expect((await analyzeText(text)).scamProbability, text).toBeGreaterThan(0.8);
    for (const text of [DENTIST, TEAM])
      expect((await analyzeText(text)).scamProbability, text).toBeLessThan(0.2);
    expect((await analyzeText(GIFT_CARDS)).scamType).toBe('government_impersonation');
    expect((await analyzeText(RECOVERY)).scamType).toBe('crypto_recovery');
    expect((await analyzeText(DENTIST)).scamType).toBeNull();
  });

  test('abstains on too little text and on what it cannot read', async () => {
    for (const text of [
      'ok',
      'hello there',
      '12345 67890',
      '!!!',
      'Ich überweise dir morgen früh das Geld für die Fahrkarten, ganz sicher',
    ])
      expect((await analyzeText(text)).scamProbability, text).toBeNull();
  });

  test('gives reasons whose points are the verdict, up to rounding', async () => {
    for (const text of [GIFT_CARDS, RECOVERY, DENTIST, TEAM]) {
      const { reasons, basePoints, scamProbability } = await analyzeText(text);
      const points = reasons.reduce((sum, reason) => sum + reason.points, basePoints);
      const logOdds = Math.log((scamProbability ?? 0) / (1 - (scamProbability ?? 0)));
      expect(Math.abs(points / 10 - logOdds)).toBeLessThan((reasons.length + 1) * 0.05 + 0.01);
      expect(new Set(reasons.map((reason) => reason.text)).size).toBe(reasons.length);
    }
  });

  test('quotes no words across the end of a line or a sentence', async () => {
    const text =
      'Dear customer,\n\nyour Amazon account has been locked. Pay $500 in gift cards now or we will arrest you.\n\nCall +1 202 555 0143';
    const { reasons, wording } = await analyzeText(text);
    const quotes = reasons.filter((reason) => kindOfReason(reason) === 'wording').map(quoteOfReason);
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes) expect(quote).toMatch(/^“[^.,\n]+”$/u);
    for (const { start, end } of wording) expect(text.slice(start, end)).not.toMatch(/\n/u);
  });

  test('finds a demand hidden in a long harmless letter, and says that it is only a passage', async () => {
    const hidden = [LETTER, GIFT_CARDS, LETTER].join('\n\n');
    expect((await analyzeText([LETTER, LETTER].join('\n\n'))).scamProbability).toBeLessThan(0.35);
    const { scamProbability, reasons, basePoints, wording } = await analyzeText(hidden);
    expect(scamProbability).toBeGreaterThan(0.5);
    const margin = reasons.find(({ text }) => text === PASSAGE_REASON);
    expect(margin?.points).toBeLessThan(0);
    const points = reasons.reduce((sum, reason) => sum + reason.points, basePoints);
    expect(points).toBeGreaterThan(0);
    for (const { start, end } of wording)
      expect(hidden.slice(start, end).trim()).toBe(hidden.slice(start, end));
  });

  test('takes the more from a verdict the longer the text is, and says so among reasons that add up', async () => {
    const takenFrom = async (text: string) => {
      const { reasons, basePoints, scamProbability } = await analyzeText(text);
      const points = reasons.reduce((sum, reason) => sum + reason.points, basePoints);
      const logOdds = Math.log((scamProbability ?? 0) / (1 - (scamProbability ?? 0)));
      expect(Math.abs(points / 10 - logOdds)).toBeLessThan((reasons.length + 1) * 0.05 + 0.01);
      return Math.abs(reasons.find((reason) => reason.text === LENGTH_REASON)?.points ?? 0);
    };
    const letters = (count: number) => Array<string>(count).fill(LETTER).join('\n\n');
    expect(await takenFrom(TEAM)).toBe(0);
    expect(await takenFrom(letters(2))).toBeGreaterThan(0);
    expect(await takenFrom(letters(3))).toBeGreaterThan(await takenFrom(letters(2)));
  });

  test('gives no reason with a working link', async () => {
    const text = `${GIFT_CARDS} Confirm at https://pay-desk.test/now or write to desk@pay-desk.test or call +1 202 555 0143.`;
    for (const reason of (await analyzeText(text)).reasons) expect(reason.text).not.toMatch(/https?:|@|555/u);
  });

  test('marks the words of each finding where they stand', async () => {
    for (const text of [GIFT_CARDS, RECOVERY]) {
      const { tactics, indicators, wording } = await analyzeText(text);
      expect(tactics.length).toBeGreaterThan(1);
      for (const { start, end } of [...tactics, ...indicators, ...wording]) {
        expect(end).toBeGreaterThan(start);
        expect(text.slice(start, end).trim()).toBe(text.slice(start, end));
      }
    }
  });

  test('says what would change the verdict, and it does', async () => {
    const parcel = 'Your parcel arrives on Tuesday between 9 and 11. No signature is needed.';
    expect((await analyzeText(parcel)).wouldChange.length).toBeGreaterThan(0);
    for (const text of [DENTIST, TEAM, parcel]) {
      const said = (await analyzeText(text)).wouldChange.join(' ');
      for (const { what, sentence } of DEMANDS) {
        const probability = (await analyzeText(`${text}\n${sentence}`)).scamProbability ?? 0;
        expect(said.includes(what), what).toBe(probability >= MEDIUM_PROBABILITY);
      }
    }
    expect((await analyzeText(GIFT_CARDS)).wouldChange).toHaveLength(1);
  });

  test('a sum over unnamed words is never the first reason, nor most of them', async () => {
    for (const text of [GIFT_CARDS, RECOVERY, DENTIST, TEAM, LETTER]) {
      const { reasons } = await analyzeText(text);
      expect(reasons[0]?.text, text).not.toBe(REST_REASON);
      const all = reasons.reduce((sum, { points }) => sum + Math.abs(points), 0);
      const unnamed = reasons.find((reason) => reason.text === REST_REASON)?.points ?? 0;
      expect(Math.abs(unnamed), text).toBeLessThan(all / 3);
    }
  });

  test('names no tactic in a text of low risk', async () => {
    const honest = `${DENTIST} You can pay by bank transfer, and please send me the verification code of the door.`;
    expect(findTactics(honest).length).toBeGreaterThan(1);
    expect(await analyzeText(honest)).toMatchObject({ tactics: [], notUnderstood: null });
    expect((await analyzeText(GIFT_CARDS)).tactics.length).toBeGreaterThan(1);
  });
});

describe('the model', () => {
  test('divides the score among the words and the embedding without a remainder', async () => {
    const model = new TextModel(weights as ModelWeights);
    for (const text of [GIFT_CARDS, RECOVERY, DENTIST, TEAM, '', 'pay pay pay']) {
      const embedding = new Float32Array(EMBEDDING_SIZE).fill(1 / Math.sqrt(EMBEDDING_SIZE));
      const read = await model.read(text, extractTextFeatures(text), async () => embedding);
      const { features, score, margin, byEmbedding } = read;
      expect(byEmbedding).not.toBe(0);
      const shares = attribute(model, features);
      const whole = shares.reduce((sum, share) => sum + share, model.base - margin + byEmbedding);
      expect(whole).toBeCloseTo(score, 9);
    }
  });

  test('gives the types probabilities that add up, likeliest first', async () => {
    const ranked = new TextModel(weights as ModelWeights).rankTypes(extractTextFeatures(GIFT_CARDS));
    expect(ranked.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
    expect(ranked.map(({ probability }) => probability)).toEqual(
      ranked.map(({ probability }) => probability).toSorted((a, b) => b - a),
    );
  });

  test('is small enough to be shipped', async () => {
    expect(JSON.stringify(weights).length).toBeLessThan(3 * 1024 * 1024);
  });
});
