import { readFile } from 'node:fs/promises';
import { centsOfDollars } from '@fap/shared/elder/currency-scale.ts';
import type { PaymentInput } from '@fap/shared/elder/payment.ts';
import { NOTHING_KNOWN, type ReplayKnowledge, replayPayments } from '@fap/shared/elder/replay.ts';
import { DEFAULT_BOUNDS, type ScamMatch } from '@fap/shared/elder/rules.ts';
import { DEFAULT_USUAL_HOURS } from '@fap/shared/elder/situation.ts';
import {
  type Household,
  type LabelledPayment,
  loadHouseholds,
  loadStories,
  unrollHousehold,
  unrollStory,
} from './elder/data/unroll-household.ts';
import { wilsonInterval } from './elder/wilson-interval.ts';

/**
 * Measures the rules of Elder Shield beside an alert on every payment above the threshold: recall of the fraudulent payments of twenty
 * stories, false alerts over five years of six honest households, and, when `AMLSIM` names a folder with `nodes.csv` and
 * `transactions.csv` of IBM's AMLSim, both on strangers' simulated data. `node server/bench/elder-rules.ts`.
 */
const MONTHS = 60;
const KNOWN: ScamMatch = { indicatorId: 'known', type: 'btc', defanged: '', clusterId: null, reports: 2 };

interface Way {
  name: string;
  /** External ids of the payments with an alert. */
  alerts(payments: readonly PaymentInput[], about: About): Set<string>;
}
interface About {
  thresholdDollars: number;
  timeZone: string;
  knowledge: ReplayKnowledge;
}

type Labels = Pick<LabelledPayment, 'isOnPhone' | 'isRemoteSession' | 'isToldSecret' | 'knownIndicator'>;

const WAYS: readonly Way[] = [
  {
    name: 'rules of Elder Shield',
    alerts: (payments, { thresholdDollars, timeZone, knowledge }) =>
      new Set(
        replayPayments(
          payments,
          { transactionThreshold: thresholdDollars, timeZone, usualHours: DEFAULT_USUAL_HOURS },
          knowledge,
          DEFAULT_BOUNDS,
        )
          .filter(({ judgement }) => judgement.status !== 'cleared')
          .map(({ payment }) => payment.externalId),
      ),
  },
  {
    name: 'every payment above the threshold',
    alerts: (payments, { thresholdDollars }) =>
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

const households = await loadHouseholds();
const stories = await loadStories();
console.log(
  '| data | way | fraud found | recall (95 %) | false alerts | per elder and month | stories with an alert |',
);
console.log('|---|---|---|---|---|---|---|');
for (const way of WAYS) measureOwn(way);
if (process.env.AMLSIM) for (const way of WAYS) await measureAmlSim(way, process.env.AMLSIM);

function measureOwn(way: Way): void {
  let [fraud, found, told] = [0, 0, 0];
  const missed: string[] = [];
  for (const story of stories) {
    const household = homeOf(story.household);
    const { openingBalanceCents, payments } = unrollStory(story, household);
    const alerts = way.alerts(payments, {
      thresholdDollars: story.elder.alertThresholdDollars,
      timeZone: household.timeZone,
      knowledge: knowledgeOf(payments, openingBalanceCents),
    });
    const bad = payments.filter(({ isFraud }) => isFraud);
    const caught = bad.filter(({ externalId }) => alerts.has(externalId));
    fraud += bad.length;
    found += caught.length;
    told += caught.length > 0 ? 1 : 0;
    for (const one of bad.filter(({ externalId }) => !alerts.has(externalId)))
      missed.push(`${story.id}: ${one.amount / 100} ${one.payee} (${one.channel})`);
  }
  let falseAlerts = 0;
  for (const household of households) {
    const payments = unrollHousehold(household);
    falseAlerts += way.alerts(payments, {
      thresholdDollars: household.alertThresholdDollars,
      timeZone: household.timeZone,
      knowledge: knowledgeOf(payments, household.openingBalanceCents),
    }).size;
  }
  const perMonth = falseAlerts / (households.length * MONTHS);
  console.log(
    `| own stories and households | ${way.name} | ${found} of ${fraud} | ${share(found, fraud)} | ${falseAlerts} | ${perMonth.toFixed(2)} | ${told} of ${stories.length} |`,
  );
  if (process.argv.includes('--missed')) console.error(missed.join('\n'));
}

function homeOf(id: string): Household {
  const found = households.find((one) => one.id === id);
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

/** Accounts of AMLSim as elders: a payment is fraudulent when it goes to an account that the simulation marks. It has no names, ways of paying or hours. */
async function measureAmlSim(way: Way, folder: string): Promise<void> {
  const rowsOf = async (name: string) =>
    (await readFile(`${folder}/${name}`, 'utf8'))
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(',').map(Number));
  const nodes = await rowsOf('nodes.csv');
  const balances = new Map(nodes.map(([id = 0, , balance = 0]) => [id, Math.round(balance * 100)]));
  const marked = new Set(nodes.filter(([, isFraud]) => isFraud === 1).map(([id = 0]) => id));
  const bySource = Map.groupBy(await rowsOf('transactions.csv'), ([source = 0]) => source);
  let [fraud, found, falseAlerts, lastStep] = [0, 0, 0, 0];
  for (const [source, rows] of bySource) {
    const payments = rows.map(([, target = 0, value = 0, step = 0], at): PaymentInput => {
      lastStep = Math.max(lastStep, step);
      return {
        externalId: `${source}-${at}`,
        amount: Math.round(value * 100),
        currency: 'USD',
        direction: 'out',
        payee: String(target),
        description: '',
        occurredAt: new Date(Date.UTC(2020, 0, 1 + step, 12)).toISOString(),
      };
    });
    const alerts = way.alerts(payments, {
      thresholdDollars: 500,
      timeZone: 'UTC',
      knowledge: knowledgeOf(payments, balances.get(source) ?? 0),
    });
    for (const { externalId, payee } of payments) {
      const isFraud = marked.has(Number(payee));
      fraud += isFraud ? 1 : 0;
      found += isFraud && alerts.has(externalId) ? 1 : 0;
      falseAlerts += !isFraud && alerts.has(externalId) ? 1 : 0;
    }
  }
  const months = (bySource.size * lastStep) / 30.44;
  console.log(
    `| AMLSim 20K_fanin200 | ${way.name} | ${found} of ${fraud} | ${share(found, fraud)} | ${falseAlerts} | ${(falseAlerts / months).toFixed(2)} | – |`,
  );
}

function share(found: number, of: number): string {
  const [low, high] = wilsonInterval(found, of);
  return `${(found / of).toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
}
