import { describe, expect, test } from 'vitest';
import { findTactics } from './tactics.ts';

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
  ])('no word that honest texts use as well is one alone: %s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });

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
    ['trust', 'Trust me, my dear.'],
    ['trust', 'Good morning, beautiful'],
    ['trust', 'We texted each other every evening.'],
  ])('%s is named with its object: %s', (id, text) => {
    expect(namesIn(text)).toContain(id);
  });
});
