import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { helpContract } from '@fap/shared/help/contract.ts';
import { LIMITS } from '@fap/shared/kernel/limits.ts';
import { bind } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { spendOf } from '../../platform/limits/spend.ts';
import { isPubliclyKnown } from './is-publicly-known.ts';

export interface HelpPorts {
  /** Where a request comes from, behind proxies too. */
  addressOf: (request: IncomingMessage) => string;
}

/**
 * The shortest time an answer takes. Counting the reporters of a reported value takes longer than finding nothing, and
 * that difference would reveal a single report; both are far below this.
 */
export const ANSWER_MS = 250;

/** Public calls, limited by network address because their callers have no account. */
export function bindHelpRoutes(app: HttpApp, { addressOf }: HelpPorts): void {
  bind(app, helpContract.check, async (ctx, { body }, http) => {
    await spendOf(ctx, LIMITS.publicChecks, `publicChecks ${addressOf(http.env.incoming)}`);
    const [isKnown] = await Promise.all([isPubliclyKnown(ctx, body.value), sleep(ANSWER_MS)]);
    return { isKnown };
  });
}
