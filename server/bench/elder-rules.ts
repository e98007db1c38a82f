import { centsOfDollars } from '@fap/shared/elder/currency-scale.ts';
import type { PaymentInput } from '@fap/shared/elder/payment.ts';
import {
  NOTHING_KNOWN,
  type Replayed,
  type ReplayKnowledge,
  replayPayments,
} from '@fap/shared/elder/replay.ts';
import { DEFAULT_BOUNDS, type ScamMatch } from '@fap/shared/elder/rules.ts';
import { DEFAULT_USUAL_HOURS } from '@fap/shared/elder/situation.ts';
import {
  type DataSet,
  type Household,
  loadHouseholds,
  loadStories,
  type Story,
} from './elder/data/load-data.ts';
import { type LabelledPayment, unrollHousehold, unrollStory } from './elder/data/unroll-household.ts';
import {
  confirmedDays,
  loadSimulated,
  NOTICED_DAYS,
  paymentOf,
  type Simulated,
  type Transfer,
} from './elder/simulated-accounts.ts';
import { wilsonInterval } from './elder/wilson-interval.ts';

/**
 * Measures the rules of Elder Shield beside an alert on every payment above the threshold: recall of the fraudulent payments of stories, false
 * alerts over five years of honest households, and, when `AMLSIM` names a folder with `nodes.csv` and `transactions.csv` of IBM's AMLSim, both on
 * strangers' simulated data, there also with the index: accounts that some of their payers reported. Payments that a later alert points out are counted in a row of their own, the honest ones among them as false.
 * `node server/bench/elder-rules.ts`; `--missed` names what was not found.
 */
const MONTHS = 60;
const KNOWN: ScamMatch = { indicatorId: 'known', type: 'btc', defanged: '', reports: 2 };

interface Way {
  name: string;
  /** External ids of the payments that somebody is told of. */
  tells(payments: readonly PaymentInput[], about: About): Set<string>;
}
interface About {
  thresholdDollars: number;
  timeZone: string;
  knowledge: ReplayKnowledge;
}

/** Shares of the payers of a fraudulent account who report it, from everybody down to few. */
const REPORTING = [1, 0.5, 0.4, 0.25, 0.1];

type Labels = Pick<LabelledPayment, 'isOnPhone' | 'isRemoteSession' | 'isToldSecret' | 'knownIndicator'>;

const replayed = (
  payments: readonly PaymentInput[],
  { thresholdDollars, timeZone, knowledge }: About,
  isTold: (one: Replayed) => boolean,
): Set<string> =>
  new Set(
    replayPayments(
      payments,
      { transactionThreshold: thresholdDollars, timeZone, usualHours: DEFAULT_USUAL_HOURS },
      knowledge,
      DEFAULT_BOUNDS,
    )
      .filter(isTold)
      .map(({ payment }) => payment.externalId),
  );
const isAlert = ({ judgement }: Replayed): boolean => judgement.status !== 'cleared';

const AT_ONCE: Way = {
  name: 'alert at once',
  tells: (payments, about) => replayed(payments, about, isAlert),
};
const WAYS: readonly Way[] = [
  AT_ONCE,
  {
    name: 'alert, or pointed out by a later one',
    tells: (payments, about) => replayed(payments, about, (one) => isAlert(one) || one.isPointedOut),
  },
  {
    name: 'every payment above the threshold',
    tells: (payments, { thresholdDollars }) =>
      new Set(
        payments
          .filter(
            ({ direction, amount, currency }) =>
              direction === 'out' && amount >= centsOfDollars(thresholdDollars, currency),
          )
          .map(({ externalId }) => externalId),
      ),
  },
];

const SETS: readonly DataSet[] = ['first', 'unseen'];
const households = new Map(
  await Promise.all(SETS.map(async (set) => [set, await loadHouseholds(set)] as const)),
);
console.log(
  '| data | way | fraudulent payments found (95 %) | of a story’s money, on average | stories with one | false | per elder and month |',
);
console.log('|---|---|---|---|---|---|---|');
for (const set of SETS) {
  const stories = await loadStories(set);
  for (const way of WAYS) measureOwn(way, set, stories);
}
if (process.env.AMLSIM) {
  const simulated = await loadSimulated(process.env.AMLSIM);
  for (const way of WAYS) measureAmlSim(way, simulated, 'payments of a pattern', ({ isFraud }) => isFraud);
  for (const way of WAYS)
    measureAmlSim(way, simulated, 'any payment to a marked account', ({ target }) =>
      simulated.marked.has(target),
    );
  console.log(
    `\n| payers who report, known ${NOTICED_DAYS} days later | marked accounts confirmed by two | alert at once (95 %) | told at all | false per elder and month |\n|---|---|---|---|---|`,
  );
  for (const reporting of REPORTING) measureReported(simulated, reporting);
}

function measureOwn(way: Way, set: DataSet, stories: readonly Story[]): void {
  let [fraud, found, told, moneyShares] = [0, 0, 0, 0];
  const missed: string[] = [];
  for (const story of stories) {
    const household = homeOf(story.household);
    const { openingBalanceCents, payments } = unrollStory(story, household);
    const ids = way.tells(payments, {
      thresholdDollars: story.elder.alertThresholdDollars,
      timeZone: household.timeZone,
      knowledge: knowledgeOf(payments, openingBalanceCents),
    });
    const bad = payments.filter(({ isFraud }) => isFraud);
    const caught = bad.filter(({ externalId }) => ids.has(externalId));
    fraud += bad.length;
    found += caught.length;
    moneyShares += sumOf(caught) / sumOf(bad);
    told += caught.length > 0 ? 1 : 0;
    for (const one of bad.filter(({ externalId }) => !ids.has(externalId)))
      missed.push(`${way.name}: ${story.id}: ${one.amount / 100} ${one.payee} (${one.channel})`);
  }
  const honest = households.get(set) ?? [];
  const falseOnes = honest.map((household) => {
    const payments = unrollHousehold(household);
    return way.tells(payments, {
      thresholdDollars: household.alertThresholdDollars,
      timeZone: household.timeZone,
      knowledge: knowledgeOf(payments, household.openingBalanceCents),
    }).size;
  });
  const total = falseOnes.reduce((sum, one) => sum + one, 0);
  const months = honest.length * MONTHS;
  console.log(
    `| ${set} | ${way.name} | ${found} of ${fraud}, ${share(found, fraud)} | ${Math.round((100 * moneyShares) / stories.length)} % | ${told} of ${stories.length} | ${total} | ${(total / months).toFixed(2)} (households ${falseOnes.map((one) => (one / MONTHS).toFixed(2)).join(', ')}) |`,
  );
  if (process.argv.includes('--missed')) console.error(missed.join('\n'));
}

/** Cents of one story, which is in one money. */
function sumOf(payments: readonly PaymentInput[]): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}

function homeOf(id: string): Household {
  const found = [...households.values()].flat().find((one) => one.id === id);
  if (!found) throw new Error(`no household ${id}`);
  return found;
}

function knowledgeOf(
  payments: readonly (PaymentInput & Partial<Labels>)[],
  openingCents: number,
): ReplayKnowledge {
  const byId = new Map(payments.map((one) => [one.externalId, one]));
  const [first] = payments;
  return {
    ...NOTHING_KNOWN,
    opening: first ? { amount: openingCents, currency: first.currency, asOf: first.occurredAt } : null,
    matchesOf: ({ externalId }) => (byId.get(externalId)?.knownIndicator ? [KNOWN] : []),
    circumstancesOf: ({ externalId }) => {
      const { isOnPhone = false, isRemoteSession = false, isToldSecret = false } = byId.get(externalId) ?? {};
      return { isOnCall: isOnPhone || isRemoteSession, isSecret: isToldSecret };
    },
  };
}

/** Accounts of AMLSim as elders, who pay the patterns of fraud that the simulation drew among ordinary payments. */
function measureAmlSim(
  way: Way,
  simulated: Simulated,
  name: string,
  isFraud: (one: Transfer) => boolean,
): void {
  const { rows, months } = tellSimulated(way, simulated, new Map());
  const fraud = rows.filter(({ transfer }) => isFraud(transfer));
  const found = fraud.filter(({ isTold }) => isTold).length;
  const falseAlerts = rows.filter(({ transfer, isTold }) => isTold && !isFraud(transfer)).length;
  console.log(
    `| AMLSim 20K_fanin200, ${name} | ${way.name} | ${found} of ${fraud.length}, ${share(found, fraud.length)} | – | – | ${falseAlerts} | ${(falseAlerts / months).toFixed(4)} |`,
  );
}

/** The same with the index: some of those who paid a marked account report it, and the others are warned, or told within the time looked back. */
function measureReported(simulated: Simulated, reporting: number): void {
  const confirmed = confirmedDays(simulated, reporting);
  const { rows: all, months } = tellSimulated(AT_ONCE, simulated, confirmed);
  const [rows, others] = [true, false].map((isMarked) =>
    all.filter(({ transfer }) => simulated.marked.has(transfer.target) === isMarked),
  ) as [typeof all, typeof all];
  const falseAlerts = others.filter(({ isTold }) => isTold).length;
  const atOnce = rows.filter(({ isTold }) => isTold).length;
  const ever = rows.filter(({ isTold, transfer }) => isTold || confirmed.has(transfer.target)).length;
  console.log(
    `| ${reporting * 100} % | ${confirmed.size} of ${simulated.marked.size} | ${atOnce} of ${rows.length}, ${share(atOnce, rows.length)} | ${ever} of ${rows.length}, ${share(ever, rows.length)} | ${(falseAlerts / months).toFixed(2)} |`,
  );
}

/** Which payments somebody is told of, when accounts are known from these days on. */
function tellSimulated(way: Way, simulated: Simulated, confirmed: ReadonlyMap<number, number>) {
  const { transfers, balanceCents } = simulated;
  const bySource = Map.groupBy(transfers, ({ source }) => source);
  const rows: { transfer: Transfer; isTold: boolean }[] = [];
  for (const [source, own] of bySource) {
    const payments = own.map((transfer, at) => {
      const knownIndicator = transfer.day >= (confirmed.get(transfer.target) ?? Number.POSITIVE_INFINITY);
      return { ...paymentOf(transfer, at), knownIndicator };
    });
    const told = way.tells(payments, {
      thresholdDollars: 500,
      timeZone: 'UTC',
      knowledge: knowledgeOf(payments, balanceCents.get(source) ?? 0),
    });
    for (const [at, { externalId }] of payments.entries()) {
      const transfer = own[at];
      if (transfer) rows.push({ transfer, isTold: told.has(externalId) });
    }
  }
  const days = Math.max(...transfers.map(({ day }) => day));
  return { rows, months: (bySource.size * days) / 30.44 };
}

function share(found: number, of: number): string {
  const [low, high] = wilsonInterval(found, of);
  return `${(found / of).toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
}
