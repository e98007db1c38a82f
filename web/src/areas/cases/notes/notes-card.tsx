import type { NotesAccess } from '@fap/shared/cases/notes.ts';
import { caseNotesContract } from '@fap/shared/cases/notes-contract.ts';
import { caseNotesRoom } from '@fap/shared/cases/notes-room.ts';
import { colorOf } from '@fap/shared/puzzle/presence-color.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { History as HistoryIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { urlOf } from '../../../platform/api-client.ts';
import { useCollabRoom } from '../../../platform/collab-room.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { useDocumentStatus } from '../../../platform/use-document-status.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { OpeningRoom } from '../../../ui/opening-room.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { refreshCase } from '../data.ts';
import { NotesEditor } from './notes-editor.tsx';
import { NotesHistory } from './notes-history.tsx';
import { NotesPeople } from './notes-people.tsx';
import { savedState } from './saved-state.ts';

export interface NotesCardProps {
  caseId: string;
  access: NotesAccess;
}

/** The notes of a case, which everybody who works on it writes together. */
export function NotesCard({ caseId, access }: NotesCardProps) {
  const me = useCurrentUser();
  const name = caseNotesRoom(caseId);
  const room = useCollabRoom(name, { id: me.id, name: me.displayName, color: colorOf(me.id) });
  const status = useDocumentStatus(name);
  const [isLookingBack, setLookingBack] = useState(false);
  const isEnded = status.link === 'ended';
  // The case says who works on it now, and takes the notes away with it.
  useEffect(() => {
    if (isEnded) refreshCase(caseId);
  }, [isEnded, caseId]);
  if (isEnded)
    return (
      <Card>
        <CardHeader title={t`Notes`} />
        <CardBody>
          <p role="status">
            <Trans>You no longer have access to these notes.</Trans>
          </p>
        </CardBody>
      </Card>
    );
  const mayWrite = access === 'write';
  return (
    <Card>
      <CardHeader
        id="case-notes"
        title={t`Notes`}
        hint={
          mayWrite
            ? t`Everybody who works on this case writes here. Updates live.`
            : t`You can read these notes. Only people who work on the case can change them.`
        }
        actions={
          <Button size="sm" onClick={() => setLookingBack(true)}>
            <HistoryIcon aria-hidden className="size-4" />
            <Trans>History</Trans>
          </Button>
        }
      />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="text-sm text-ink-soft">
          {room && <NotesPeople awareness={room.awareness} accountId={me.id} link={status.link} />}
        </div>
        {room ? (
          <Field label={mayWrite ? t`Write your notes` : t`What the notes say`}>
            {(control) => <NotesEditor control={control} room={room} mayWrite={mayWrite} />}
          </Field>
        ) : (
          <OpeningRoom room={name}>
            <Skeleton label={t`Opening the notes…`} shape="cards" count={1} />
          </OpeningRoom>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-ink-soft">
          <p role="status" aria-label={t`Notes`}>
            {savedState(status)}
          </p>
          <a
            href={urlOf(caseNotesContract.notesFile, { params: { id: caseId } })}
            download
            className="text-accent hover:underline"
          >
            <Trans>Download as text</Trans>
          </a>
        </div>
        <Dialog
          title={t`History of the notes`}
          description={t`See an earlier version. You can restore it: that adds a new change.`}
          placement="full"
          isOpen={isLookingBack}
          onOpenChange={setLookingBack}
        >
          <NotesHistory caseId={caseId} mayWrite={mayWrite} onRestored={() => setLookingBack(false)} />
        </Dialog>
      </CardBody>
    </Card>
  );
}
