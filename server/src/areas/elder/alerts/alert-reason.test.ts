import { describe, expect, test } from 'vitest';
import { sayKnown } from '../../../platform/words/speakers.ts';
import { type AboutAlert, alertReason } from './alert-reason.ts';

const about = (part: Partial<AboutAlert>): AboutAlert => ({
  kind: 'phone-call',
  facts: {},
  payment: null,
  reader: 'guardian',
  withAmounts: true,
  callEndedAt: null,
  ...part,
});
const call = (facts: Record<string, boolean>, part: Partial<AboutAlert> = {}) => about({ facts, ...part });
const conduct = (facts: Record<string, unknown>) =>
  about({ kind: 'guardian-conduct', reader: 'elder', facts, guardianName: 'Nora Field' });
const ENDED = { callEndedAt: '2026-03-01T10:00:00.000Z' };

describe('why there is an alert is said in Spanish too', () => {
  test.each<[string, AboutAlert]>([
    ['Quien llama pide dinero.', call({ asksForMoney: true })],
    [
      'Quien llamó pidió dinero. Quien llamó quería que se mantuviera en secreto.',
      call({ asksForMoney: true, asksForSecrecy: true }, ENDED),
    ],
    ['La llamada ha terminado. No se contó ninguna mala señal.', call({ asksForMoney: false }, ENDED)],
    ['Usted pulsó el botón de llamadas.', call({}, { reader: 'elder' })],
    [
      'Nora Field ha liberado 3 pagos en pausa al mismo destinatario. ¿Es correcto?',
      conduct({ sign: 'one-payee', payments: 3 }),
    ],
    [
      'Nora Field liberó un pago cuyo destinatario tiene el mismo nombre. ¿Es correcto?',
      conduct({ sign: 'own-name' }),
    ],
    ['Revise, por favor, lo que hizo uno de sus guardianes.', conduct({ sign: 'unheard of' })],
  ])('%s', (spanish, alert) => expect(sayKnown('es', alertReason(alert))).toBe(spanish));
});
