import type { ChainCheck } from '@fap/shared/custody/contract.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { FairTurns } from '../../../platform/threads/fair-turns.ts';
import { refuseBusy } from '../../../platform/threads/refuse-busy.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { type CheckPorts, type CheckProgress, checkChain } from './check-chain.ts';
import type { ChainRow } from './walk-log.ts';

/** A check reads and hashes every file of a cluster: few at once, or the disk has no time for anything else. */
const TURNS = { atOnce: 2, maxWaiting: 40, maxWaitingOfOne: 4 };

interface Running {
  result: Promise<ChainCheck>;
  listeners: Set<(progress: CheckProgress) => void>;
}

/** Checks of custody logs in this process: who asks for one that is running joins it. */
export class ChainChecks {
  readonly #ports: CheckPorts;
  readonly #turns = new FairTurns(TURNS);
  readonly #running = new Map<string, Running>();

  constructor(ports: CheckPorts) {
    this.#ports = ports;
  }

  /** Checks a custody log; throws UNAVAILABLE or TOO_MANY when too many wait. */
  async check(
    ctx: Ctx,
    chain: ChainRow,
    onProgress?: (progress: CheckProgress) => void,
  ): Promise<ChainCheck> {
    const running = this.#running.get(chain.id) ?? this.#start(ctx, chain);
    if (onProgress) running.listeners.add(onProgress);
    try {
      return await running.result;
    } catch (error) {
      refuseBusy(error, t`Many logs are being checked just now. Please try again in a few seconds.`);
    }
  }

  #start(ctx: Ctx, chain: ChainRow): Running {
    const listeners: Running['listeners'] = new Set();
    const tell = (progress: CheckProgress) => {
      for (const listener of listeners) listener(progress);
    };
    const result = this.#turns
      .take(ctx.actor.accountId ?? 'platform', () => checkChain(ctx, this.#ports, chain, tell))
      .finally(() => this.#running.delete(chain.id));
    const running = { result, listeners };
    this.#running.set(chain.id, running);
    return running;
  }
}
