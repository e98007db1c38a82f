import type { Ctx } from '../../platform/write/context.ts';
import type { ChainChecks } from './checking/chain-checks.ts';
import type { ChainRow } from './checking/walk-log.ts';

/** A line of progress at most so often, or a long log would be mostly progress. */
const TELL_EVERY_MS = 200;

/**
 * A check as lines of JSON: `{step, done}` while it runs, then `{result}`, or `{error}` with a sentence, since the status is
 * long sent by then.
 */
export function streamCheck(ctx: Ctx, checks: ChainChecks, chain: ChainRow): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let isOpen = true;
  return new ReadableStream({
    // Whoever asked has left; others may wait for the same check, so it goes on.
    cancel() {
      isOpen = false;
    },
    async start(controller) {
      let toldAt = 0;
      const send = (line: unknown) => {
        if (isOpen) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      };
      try {
        const result = await checks.check(ctx, chain, (progress) => {
          const now = performance.now();
          if (now - toldAt < TELL_EVERY_MS) return;
          toldAt = now;
          send(progress);
        });
        send({ result });
      } catch (error) {
        ctx.log.error({ err: error, chain: chain.id }, 'a custody log could not be checked');
        send({ error: 'The log could not be checked just now. Please try again.' });
      }
      if (isOpen) controller.close();
    },
  });
}
