import { bind, reply } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { emit, recordAudit, transact } from '../../platform/write/transact.ts';
import { toysContract } from './contract.ts';
import { toyEvents } from './events.ts';

/** Binds the call that makes a toy. */
export function bindToyRoutes(app: HttpApp): void {
  bind(app, toysContract.make, (ctx, { body }) =>
    transact(ctx, 'puzzle.contribute', async (tx) => {
      const id = tx.ids.next('toy');
      await recordAudit(tx, {
        action: 'toy.made',
        entityType: 'toy',
        entityId: id,
        after: { name: body.name },
      });
      emit(tx, toyEvents.made, { toyId: id });
      return reply(201, { id });
    }),
  );
}
