import type { AgentRow } from '@fap/shared/agents/figures.ts';
import type { PageRequest } from '@fap/shared/kernel/page.ts';
import type { Ctx } from '../../../platform/write/context.ts';

/** A figure of an agent: how many rows, and a page of them, newest first; both by one condition. */
export interface Counted {
  count(ctx: Ctx, accountId: string): Promise<number>;
  list(
    ctx: Ctx,
    accountId: string,
    page: PageRequest,
  ): Promise<{ items: AgentRow[]; nextCursor: string | null }>;
}
