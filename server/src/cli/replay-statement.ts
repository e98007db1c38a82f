import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_THRESHOLD, INTERCEPT_ABOVE_FLAG } from '@fap/shared/elder/constants.ts';
import { formatCents } from '@fap/shared/elder/reason-sentences.ts';
import { DEFAULT_BOUNDS } from '@fap/shared/elder/rules.ts';
import { DEFAULT_USUAL_HOURS } from '@fap/shared/elder/situation.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { replayStatement } from '../areas/elder/index.ts';
import { ConfigurationError } from '../platform/runtime/env.ts';

/**
 * Replays a statement through Elder Shield's rules and prints its alerts, without a database: what the index of this installation
 * knows is left out. `--json` prints what the call answers.
 */
export async function replayFile(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      threshold: { type: 'string', default: String(DEFAULT_THRESHOLD) },
      'flag-from': { type: 'string', default: String(DEFAULT_BOUNDS.flagFrom) },
      'time-zone': { type: 'string', default: 'UTC' },
      json: { type: 'boolean', default: false },
    },
  });
  const [path] = positionals;
  const flagFrom = Number(values['flag-from']);
  const transactionThreshold = Number(values.threshold);
  if (path === undefined || !Number.isInteger(flagFrom) || !Number.isInteger(transactionThreshold))
    throw new ConfigurationError(
      'usage: elder:replay FILE [--threshold DOLLARS] [--flag-from POINTS] [--time-zone ZONE] [--json]',
    );
  const result = await replayStatement(null, {
    bytes: await readFile(path),
    fileName: basename(path),
    settings: { transactionThreshold, timeZone: values['time-zone'], usualHours: DEFAULT_USUAL_HOURS },
    bounds: { flagFrom, interceptFrom: flagFrom + INTERCEPT_ABOVE_FLAG },
  }).catch((error: unknown) => {
    if (error instanceof AppError) throw new ConfigurationError(error.message);
    throw error;
  });
  if (values.json) return console.log(JSON.stringify(result, null, 2));
  for (const { occurredAt, payee, amount, currency, status, points, reasons } of result.alerts) {
    const rules = reasons.map(({ rule, points: each }) => `${rule} ${each}`).join(', ');
    console.log(
      `${occurredAt}  ${status} ${points}  ${formatCents(amount, currency)} to ${payee}  (${rules})`,
    );
  }
  const { payments, months, flagged, intercepted, blocked, alertsPerMonth, pointedOut, labelled } = result;
  console.log(
    `${payments} payments in ${months} months: ${flagged} flagged, ${intercepted} intercepted, ${blocked} blocked; ${alertsPerMonth} alerts a month; ${pointedOut} earlier payments pointed out`,
  );
  if (labelled)
    console.log(
      `labelled: ${labelled.found} of ${labelled.fraud} fraudulent payments found, ${labelled.pointedOut} pointed out later, ${labelled.falseAlerts} false alerts; precision ${labelled.precision ?? 'n/a'}, recall ${labelled.recall ?? 'n/a'}`,
    );
}
