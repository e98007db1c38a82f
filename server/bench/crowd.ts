import { parseArgs } from 'node:util';
import { describeCrowds } from './crowd/describe-crowds.ts';

/**
 * `pnpm bench:crowd [--pieces N] [--runs N]`: 200 simulated agents (careful, hasty, colluding, bots) hand in pieces whose truth is known and review
 * each other's, under the rule that stands and others: what share of completed layers is right, how many reviews that takes, and what a ring wins.
 */
const { values } = parseArgs({
  options: { pieces: { type: 'string', default: '10000' }, runs: { type: 'string', default: '5' } },
});
console.log(await describeCrowds({ pieces: Number(values.pieces), runs: Number(values.runs) }));
