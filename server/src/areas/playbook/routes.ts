import { playbookContract } from '@fap/shared/playbook/contract.ts';
import { bind } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { detonatePlaybook } from './detonate-playbook.ts';

/** The playbook's call. */
export function bindPlaybookRoutes(app: HttpApp): void {
  bind(app, playbookContract.detonate, (ctx, { body }) => detonatePlaybook(ctx, body.clusterId));
}
