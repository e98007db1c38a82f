import type { TextAnalysis } from '@fap/shared/evidence/analysis-schemas.ts';
import { actingAccount, type Ctx } from '../../platform/context.ts';
import { getDisplayName } from '../auth/index.ts';
import type { Enricher, Enrichment } from './enrichment/enricher.ts';
import type { ViewThread } from './reading/view-thread.ts';

/** What reading a pasted text needs. */
export interface MessagePorts {
  views: Pick<ViewThread, 'analyze' | 'fingerprint' | 'redact'>;
  /** Null: the built-in engine alone answers. */
  enricher: Enricher | null;
}

/** Reads a pasted text away from the main loop, with what an outside service adds when there is one. */
export async function analyzeMessage(
  ctx: Ctx,
  { views, enricher }: MessagePorts,
  text: string,
  analysisId: string,
): Promise<TextAnalysis> {
  const [analysis, enrichment] = await Promise.all([
    views.analyze(text, analysisId),
    enricher && enrich(ctx, views, enricher, text),
  ]);
  return { ...analysis, openaiAvailable: enricher !== null, enrichment };
}

/** Nothing that may be a victim's leaves the house, the sender's own name included. */
async function enrich(
  ctx: Ctx,
  views: MessagePorts['views'],
  enricher: Enricher,
  text: string,
): Promise<Enrichment | null> {
  const sender = await getDisplayName(ctx, actingAccount(ctx));
  return enricher.enrich(await views.redact(text, [sender]));
}
