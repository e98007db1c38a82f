import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PaymentInput } from '@fap/shared/elder/payment.ts';
import { CONFIRMING_REPORTERS } from '@fap/shared/indicators/indicator-state.ts';

/** From a payment to the day on which a report of it is in the index: people notice late. */
export const NOTICED_DAYS = 7;

/** One transfer between two accounts of the simulation, on a day counted from its start. */
export interface Transfer {
  source: number;
  target: number;
  cents: number;
  day: number;
  /** Of a pattern: between two marked accounts, on the day that the data gives as the payer's step of fraud. */
  isFraud: boolean;
}

/** Accounts and transfers of an AMLSim folder. */
export interface Simulated {
  balanceCents: ReadonlyMap<number, number>;
  /** Accounts that the simulation marks as fraudulent. */
  marked: ReadonlySet<number>;
  transfers: readonly Transfer[];
}

/** Reads `nodes.csv` and `transactions.csv`. */
export async function loadSimulated(folder: string): Promise<Simulated> {
  const rowsOf = async (name: string) =>
    (await readFile(`${folder}/${name}`, 'utf8'))
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(',').map(Number));
  const nodes = await rowsOf('nodes.csv');
  const transactions = await rowsOf('transactions.csv');
  const marked = new Set(nodes.filter(([, isFraud]) => isFraud === 1).map(([id = 0]) => id));
  const fraudDay = new Map(nodes.map(([id = 0, , , step = -1]) => [id, step]));
  return {
    balanceCents: new Map(nodes.map(([id = 0, , balance = 0]) => [id, Math.round(balance * 100)])),
    marked,
    transfers: transactions.map(([source = 0, target = 0, value = 0, day = 0]) => ({
      source,
      target,
      cents: Math.round(value * 100),
      day,
      isFraud: marked.has(source) && marked.has(target) && fraudDay.get(source) === day,
    })),
  };
}

/** A transfer as the payment of the account it comes from. It has no name, way of paying or hour. */
export function paymentOf({ source, target, cents, day }: Transfer, at: number): PaymentInput {
  return {
    externalId: `${source}-${at}`,
    amount: cents,
    currency: 'USD',
    direction: 'out',
    payee: String(target),
    description: '',
    occurredAt: new Date(Date.UTC(2020, 0, 1 + day, 12)).toISOString(),
  };
}

/**
 * From which day each marked account is confirmed in the index, when this share of those who paid it reports it, each with the first
 * payment: as in the product, by the second person. The same share gives the same people.
 */
export function confirmedDays({ transfers, marked }: Simulated, share: number): Map<number, number> {
  const reporters = new Map<number, Set<number>>();
  const confirmed = new Map<number, number>();
  for (const { source, target, day } of transfers.toSorted((a, b) => a.day - b.day)) {
    if (!marked.has(target) || chanceOf(`${source} ${target}`) >= share) continue;
    const known = reporters.get(target) ?? new Set();
    reporters.set(target, known.add(source));
    if (known.size >= CONFIRMING_REPORTERS && !confirmed.has(target))
      confirmed.set(target, day + NOTICED_DAYS);
  }
  return confirmed;
}

/** A number from 0 to 1 that belongs to a text, as if drawn. */
const chanceOf = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
