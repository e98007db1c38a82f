import { type AgentFigure, type AgentRow, FIGURE_CHOICES } from '@fap/shared/agents/figures.ts';
import type { PageRequest } from '@fap/shared/kernel/page.ts';
import type { ListPage } from '../../../platform/http/list-page.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { checkMaySee } from '../choices/choices.ts';
import { COUNTED } from '../figures/figures.ts';

export interface ListRowsInput extends PageRequest {
  id: string;
  figure: AgentFigure;
}

/** A page of the rows that a figure of somebody counts; throws NOT_FOUND where they are not for the reader. */
export async function listRows(
  ctx: Ctx,
  { id, figure, ...page }: ListRowsInput,
): Promise<ListPage<AgentRow>> {
  await checkMaySee(ctx, id, FIGURE_CHOICES[figure]);
  const { count, list } = COUNTED[figure];
  const [total, found] = await Promise.all([count(ctx, id), list(ctx, id, page)]);
  return { ...found, total };
}
