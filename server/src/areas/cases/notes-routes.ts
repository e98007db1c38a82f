import { notesText } from '@fap/shared/cases/notes.ts';
import { caseNotesContract } from '@fap/shared/cases/notes-contract.ts';
import { caseNotesRoom } from '@fap/shared/cases/notes-room.ts';
import { applyUpdate, Doc } from 'yjs';
import { bind } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { getVersion, type HistoryPorts, listMoments, readInTurn } from '../puzzle/index.ts';
import { openNotes } from './notes-access.ts';
import { restoreNotes } from './restore-notes.ts';

/** The history of a case's notes, and the notes as a file; the notes themselves are a shared document. */
export function bindNotesRoutes(app: HttpApp, history: HistoryPorts): void {
  bind(app, caseNotesContract.notesHistory, async (ctx, { params, query }) => {
    await openNotes(ctx, params.id);
    const room = caseNotesRoom(params.id);
    return readInTurn(ctx, history, () => listMoments(ctx, history, { room, ...query }));
  });

  bind(app, caseNotesContract.notesVersion, async (ctx, { params }) => {
    await openNotes(ctx, params.id);
    const [room, { updateId }] = [caseNotesRoom(params.id), params];
    const { moment, notes } = await readInTurn(ctx, history, () =>
      getVersion(ctx, history, { room, updateId, holds: 'text' }),
    );
    return { updateId, moment, notes };
  });

  bind(app, caseNotesContract.restoreNotes, (ctx, { params }) =>
    restoreNotes(ctx, history, { caseId: params.id, updateId: params.updateId }),
  );

  bind(app, caseNotesContract.notesFile, async (ctx, { params }) => {
    await openNotes(ctx, params.id);
    const doc = new Doc();
    applyUpdate(doc, await history.documents.getDocument(caseNotesRoom(params.id)));
    return new Response(notesText(doc).toString(), {
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Disposition': `attachment; filename="notes-${params.id}.txt"`,
        'Cache-Control': 'private, no-store',
      },
    });
  });
}
