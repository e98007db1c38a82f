import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LAYER_COUNT } from '../catalogue/anatomy.ts';
import { chooseLayer } from './choose-layer.ts';
import { LAYER_STATUSES, type LayerStatus } from './completion.ts';

const none: LayerStatus[] = Array.from({ length: LAYER_COUNT }, () => 'missing');

test.for([
  ['I paid to bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu', 10],
  ['The site pay-desk.example is hosted at 203.0.113.9', 2],
  ['They made me install AnyDesk and took my verification code', 9],
  ['He asked me to tell nobody and to continue on WhatsApp', 5],
  ['Pay immediately or you will be arrested within 2 hours', 8],
  ['A recovery agent said my lost funds were found', 14],
  ['The account was deleted and he stopped answering', 13],
  ['A second fee was asked for after the first', 11],
  ['The badge in the photo had no number', 3],
  ['His lawyer had a letterhead of a firm that does not exist', 3],
  ['He called from a new telephone on the tenth day', 2],
  ['The site was gone a week after the payment', 13],
  ['She wrote good morning for six weeks and spoke of love', 6],
  ['A first profit of forty dollars was paid out', 7],
  ['My address was in a leaked order book', 1],
  ['The coins went to an exchange through a mixer', 12],
  ['Me pidió que no se lo contara a nadie y siguiéramos en WhatsApp', 5],
  ['Instalé AnyDesk y le di mi contraseña', 9],
  ['Meses después otra empresa prometió recuperar el dinero', 14],
] as const)('"%s" speaks of layer %i', ([text, layer]) => expect(chooseLayer(text, none)).toBe(layer));

test('a text without signals goes to the first open layer', () => {
  expect(chooseLayer('hm', none)).toBe(1);
  expect(chooseLayer('hm', none.with(0, 'complete').with(1, 'complete'))).toBe(3);
  expect(
    chooseLayer(
      'hm',
      none.map((_, index) => (index === 6 ? 'partial' : 'complete')),
    ),
  ).toBe(7);
});

test('the answer is always a layer', () => {
  const statuses = fc.array(fc.constantFrom(...LAYER_STATUSES), {
    minLength: LAYER_COUNT,
    maxLength: LAYER_COUNT,
  });
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), statuses, (text, given) => {
      const layer = chooseLayer(text, given);
      expect(Number.isInteger(layer) && layer >= 1 && layer <= LAYER_COUNT).toBe(true);
    }),
  );
});
