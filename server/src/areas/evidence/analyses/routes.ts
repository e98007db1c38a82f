import { aiContract } from '@fap/shared/evidence/ai-contract.ts';
import { judgingContract } from '@fap/shared/evidence/judging-contract.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { HttpApp } from '../../../platform/http/http-app.ts';
import type { MessagePorts } from '../analyze-message.ts';
import { analyzePastedText, judgeAgain } from './analyze-pasted-text.ts';
import { presentKeptAnalysis } from './presenter.ts';
import { getAnalysis, listAnalyses } from './queries.ts';

/** The AI Interrogator's calls. */
export function bindAnalysisRoutes(app: HttpApp, ports: MessagePorts): void {
  bind(app, aiContract.analyze, (ctx, { body }) => analyzePastedText(ctx, ports, body.text));
  bind(app, aiContract.history, (ctx, { query }) => listAnalyses(ctx, query));
  bind(app, aiContract.kept, async (ctx, { params }) =>
    presentKeptAnalysis(await getAnalysis(ctx, params.id)),
  );
  bind(app, judgingContract.text, async (ctx, { params }) =>
    presentKeptAnalysis(await judgeAgain(ctx, ports, params.id)),
  );
}
