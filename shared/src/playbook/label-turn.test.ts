import { describe, expect, test } from 'vitest';
import { labelTurn } from './label-turn.ts';
import type { TurnLabel } from './turn-rule.ts';

/** Of this thread alone: what else the machine does is not counted. */
const cpuMs = (): number => process.threadCpuUsage().user / 1000;

/** Turns as they occur in messages, each with the labels a reader gives it. */
const TURNS: readonly [text: string, ...labels: TurnLabel[]][] = [
  ['Hello, my name is Karen and I am with the fraud department of your bank.', 'opening', 'claim'],
  ['Good evening, this is Officer Daniels calling about your tax return.', 'opening', 'claim'],
  ['Hi, is this Jennifer? We met at the yoga class last week', 'opening'],
  ['Sorry, wrong number! But you seem kind, where are you from?', 'opening'],
  ['Hi mum, I dropped my phone in the sink, this is my new number', 'opening'],
  ['Your account has been limited due to suspicious activity.', 'opening'],
  ['Your parcel could not be delivered because of an unpaid customs charge.', 'opening'],
  ['I saw your profile and could not leave without saying hello.', 'opening'],
  ['We are hiring remote reviewers, you earn $80 to $300 a day.', 'opening', 'claim'],
  ['Congratulations! You won an iPhone 17 in our anniversary draw.', 'opening'],
  ['Dear customer, thank you for your order of Norton 360, $399.99 will be debited today.', 'opening'],
  ['We have detected a virus on your computer.', 'opening', 'claim'],
  ['There is a warrant for your arrest under your name.', 'claim', 'pressure'],
  ['My students made 41 percent last month, guaranteed.', 'claim'],
  ['Your refund is approved and waiting.', 'claim'],
  ['We have traced your stolen coins to an exchange in Malta.', 'claim'],
  ['I love you and I want to spend my life with you, my queen.', 'claim'],
  ['Our company is registered with the FCA and fully licensed.', 'claim'],
  ['Your identity was used for money laundering in Texas.', 'claim'],
  ['Please pay the release fee of $1,800 first.', 'ask'],
  ['Only the bond is missing.', 'ask'],
  ['Send 0.05 BTC to the wallet I gave you.', 'ask'],
  ['Go to the bitcoin ATM at the gas station and feed the notes.', 'ask'],
  ['Buy four Steam cards and scratch off the back.', 'ask'],
  ['Wire the money to our trust account now.', 'ask'],
  ['Can you send me $500? I will pay you back on Friday.', 'ask', 'objection'],
  ['Read me the code you just received.', 'ask'],
  ['Please verify your identity by entering your card number and PIN.', 'ask'],
  ['Download AnyDesk and tell me the nine digits.', 'ask'],
  ['Let us continue on WhatsApp, add me there.', 'ask'],
  ['Just top up your account to finish the task set.', 'ask'],
  ['Click here to log in: https://dhl-track.example/pay', 'ask'],
  ["Let's get your savings into the safe account.", 'ask'],
  ['The deposit is fully refundable, you get it back together with your winnings.', 'objection'],
  ["Don't worry, this is the standard procedure for every client.", 'objection'],
  ['Banks always block these payments because they hate crypto.', 'objection'],
  ["Your children mean well, they just don't understand investing.", 'objection'],
  ['I understand you were hurt before, that is why we work differently.', 'objection'],
  ['This is not a scam, you can check our registration.', 'objection'],
  ['If I were a scammer, would I show you my passport?', 'objection'],
  ['How much can you pay today?', 'objection'],
  ['Ask your sister to lend you the rest.', 'objection'],
  ['You are smart, you are different from the others.', 'objection'],
  ['It must reach us before 5 pm today.', 'pressure'],
  ['You have 48 hours or the file is closed.', 'pressure'],
  ['This is your final notice.', 'pressure'],
  ['The fee doubles tomorrow.', 'pressure'],
  ['If you hang up, the police will come to your house.', 'pressure'],
  ['Your social security number will be suspended.', 'pressure'],
  ['Only two chairs are left.', 'pressure'],
  ['Do not tell your bank, and keep this between us.', 'pressure'],
  ['When the bank asks, you say it is for a renovation.', 'pressure'],
  ['Stay on the line until it is done.', 'pressure'],
  ['After everything I did for you, you don’t trust me?', 'pressure'],
  ['I am in the hospital and they will not operate without a deposit.', 'pressure'],
  ['I will send the video to all your contacts.', 'pressure'],
  ['Your withdrawal is still under review, please be patient.', 'stall'],
  ['Verification takes three to five working days.', 'stall'],
  ['I will transfer the money next week, I promise.', 'stall'],
  ['Our system is under maintenance, the payout is delayed.', 'stall'],
  ['My camera is broken, so no video call for now.', 'stall'],
  ['Please wait a little longer.', 'stall'],
  ['Do not contact us again.', 'exit'],
  ['Your case has been closed.', 'exit'],
  ['This number is no longer monitored.', 'exit'],
  ['Thanks for the money, you were so stupid.', 'exit'],
];

/** What everybody writes: no label at all. */
const HARMLESS = [
  'It rained here all day.',
  'The dog is asleep under the table.',
  'Lunch was nice.',
  'How was the concert?',
  'The red one suits her better.',
  'My brother plays the cello.',
];

describe('turns of a scammer', () => {
  test.each(TURNS)('%s', (text, ...labels) => {
    const found = new Set(labelTurn(text).map(({ label }) => label));
    expect([...found]).toEqual(expect.arrayContaining(labels));
  });

  test.each(HARMLESS)('harmless: %s', (text) => {
    expect(labelTurn(text)).toEqual([]);
  });

  test.each(['this is ', 'i am ', 'your ', 'before they ', 'the funds are ', 'pay '])(
    'a hostile text after “%s” costs no time',
    (start) => {
      const text = `${start}${'a'.repeat(5_000)} ${'b '.repeat(5_000)}`;
      const startedAt = cpuMs();
      labelTurn(text);
      expect(cpuMs() - startedAt).toBeLessThan(500);
    },
  );

  test('there are enough of them', () => {
    expect(TURNS.length).toBeGreaterThanOrEqual(60);
  });
});
