import { describe, expect, test } from 'vitest';
import { findTactics } from './find-tactics.ts';

const namesIn = (text: string) => [...new Set(findTactics(text).map(({ tactic }) => tactic.id))];

describe('tactics', () => {
  test.each([
    'We had a lovely time at the beach today.',
    'The deadline of the call for papers is 3 March.',
    'Your card expires 09/27; a new one is on its way.',
    'He answered immediately and was very kind.',
    'The estate agent showed us the flat beside the garden.',
    'The court was wet, so we played tennis in the hall.',
    'A licensed version of the program costs more.',
    'Good morning everyone, every day is a new chance to learn.',
    'What a beautiful garden, and the honey is from our own bees.',
    'I saw an officer on the corner while I walked the dog.',
    "Save your details, so that you won't have to type them again.",
    'I thank you in advance for a quick answer.',
    'Bitcoin fell by a tenth, and other crypto prices followed.',
    'The expense will be paid out on Friday.',
    'My bitcoin was stolen last year.',
    'His lawyer was arrested in the spring.',
    'Never share your password with anybody.',
    'If it is urgent, ring at the door.',
    'The reply brief is due to be filed today.',
    'The ball just disappeared behind the hedge.',
    'We look forward to our future work on the bridge.',
    'There were no more conversations between us.',
    'They defend the country against state-sponsored attackers.',
    'The transfer to another beneficiary did not go through.',
    'Gift cards are on page four of the catalogue.',
    'Can I make a bank transfer here?',
    'The federal government is a large buyer of electricity.',
    'Your account is deleted after a year without a visit.',
    'You receive your order within 3 days.',
    'We will deal with it as soon as possible.',
    'The company was a gold winner at the fair.',
    'If you have questions, please contact Mary via e-mail.',
    'Guaranteed returns are a red flag.',
    'Did you purchase a gift card yesterday?',
  ])('no word that honest texts use as well is one alone: %s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });

  test('a number that somebody threatens is not one they ask for', () =>
    expect(namesIn('Your social security number has been suspended.')).toEqual(['fear']));

  test.each([
    ['urgency', 'You need to call us back today.'],
    ['urgency', 'Send the code right away.'],
    ['urgency', 'Your access expires in 24 hours.'],
    ['urgency', 'It must be here before 5 pm today.'],
    ['urgency', 'Immediately pay what is owed.'],
    ['authority', 'This is Officer Grant of the county.'],
    ['authority', 'I am calling from the fraud department.'],
    ['authority', 'A certified recovery expert will help.'],
    ['authority', 'There is a court order against you.'],
    ['crypto-payment', 'I paid them 2,000 dollars in bitcoin.'],
    ['crypto-payment', 'The bitcoin ATM is in the shop.'],
    ['credentials', 'Please confirm your social security number.'],
    ['credentials', 'Send me the verification code.'],
    ['fear', 'You will be arrested.'],
    ['fear', 'Your account is locked.'],
    ['lottery', 'You won a prize.'],
    ['lottery', 'The fund needs a beneficiary.'],
    ['upfront-fee', 'You pay the deposit in advance.'],
    ['gift-card', 'Buy gift cards and read me the codes.'],
    ['wire', 'Send it by bank transfer to my account.'],
    ['secrecy', 'Keep this strictly between us.'],
    ['exit', 'Then he disappeared.'],
    ['targeting', 'I clicked a sponsored post.'],
    ['trust', 'Trust me, my dear.'],
    ['trust', 'Good morning, beautiful'],
    ['trust', 'We texted each other every evening.'],
  ])('%s is named with its object: %s', (id, text) => {
    expect(namesIn(text)).toContain(id);
  });
});
