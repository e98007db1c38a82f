import { describe, expect, it } from 'vitest';
import { extractTraits } from '../../matching/traits/report-traits.ts';
import type { DetailReport } from './detail-report.ts';
import { traceMoney } from './money-path.ts';

const WALLET = '1BoatSLRHtKNngkdXEeobR76b53LETtpyT';
const TRANSFER = 'f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16';

const reportOf = (number: number, description: string): DetailReport => ({
  exhibit: `Report ${number}`,
  reporter: `person-${number}`,
  countedFrom: new Date('2026-01-01'),
  contactMethod: 'email',
  lossCents: null,
  traits: extractTraits({
    description,
    evidence: '',
    scamPersonas: '',
    amountInvolved: '$1,000',
    dateOccurred: '2026-01-15',
  }),
});
const labels = (reports: readonly DetailReport[], stage: string) =>
  traceMoney(reports)
    .nodes.filter((node) => node.stage === stage)
    .map(({ label, reports: count }) => [label, count]);

describe('the path of the money', () => {
  it('counts the reports that name a way and a wallet together', () => {
    const path = traceMoney([
      reportOf(1, `They told me to pay in bitcoin to ${WALLET}.`),
      reportOf(2, `Send bitcoin to ${WALLET} today.`),
      reportOf(3, 'They wanted gift cards.'),
      reportOf(4, 'They only talked.'),
    ]);
    expect(path.reports).toBe(3);
    const wallet = path.nodes.find(({ stage, label }) => stage === 'account' && label !== null);
    expect(wallet).toMatchObject({ label: 'Payment address 1BoatS…tpyT (BTC)', reports: 2 });
    expect(path.links.find(({ to }) => to === wallet?.id)?.reports).toBe(2);
    // Who names no wallet is a node without a name, and no link is lost.
    expect(path.nodes.find(({ stage, label }) => stage === 'account' && label === null)?.reports).toBe(1);
  });

  it('names no personal account, in full or in part', () => {
    const path = traceMoney([reportOf(1, 'Pay by bank transfer to GB82 WEST 1234 5698 7654 32.')]);
    expect(JSON.stringify(path)).not.toMatch(/WEST|iban|765432/iu);
    expect(path.nodes.filter(({ stage }) => stage === 'account')).toMatchObject([
      { label: null, reports: 1 },
    ]);
  });

  it('leads from a wallet to the transfer that the same report names', () => {
    const path = traceMoney([reportOf(1, `Bitcoin to ${WALLET}, transaction ${TRANSFER}.`)]);
    const transfer = path.nodes.find(({ stage }) => stage === 'transfer');
    expect(transfer?.label).toBe('Transaction f4184f…9e16');
    expect(path.links.filter(({ to }) => to === transfer?.id)).toHaveLength(1);
  });

  it('draws five of a stage apart and counts the others as one', () => {
    const ways = [
      'gift cards',
      'bitcoin',
      'wire transfer',
      'cash in the mail',
      'PayPal',
      'Zelle',
      'Western Union',
    ];
    const shown = labels(
      ways.map((way, index) => reportOf(index + 1, `They asked me to pay with ${way}.`)),
      'way',
    );
    expect(shown.length).toBeLessThanOrEqual(6);
    expect(shown.flat()).toContainEqual(expect.stringMatching(/^\d+ more$/u));
  });

  it('is empty where no report says how it was paid', () => {
    expect(traceMoney([reportOf(1, 'They only talked.')])).toEqual({ reports: 0, nodes: [], links: [] });
  });
});
