import { CONTRIBUTION_MAX_LENGTH, EDIT_WINDOW_MS } from '@fap/shared/puzzle/constants.ts';
import { puzzleContract } from '@fap/shared/puzzle/contract.ts';
import type { Contribution, Person } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { api } from '../../../platform/api-client.ts';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useNow } from '../../../platform/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { mentionsOf } from '../mentions/mention-text.ts';
import { MentionTextArea } from '../mentions/mention-text-area.tsx';
import type { Mentionable } from '../mentions/mentionable.ts';

export interface OwnPieceControlsProps {
  piece: Contribution;
  /** Who can be mentioned. */
  people: readonly Mentionable[];
}

/** What the author of a piece can do as long as nobody has reviewed it. */
export function OwnPieceControls({ piece, people }: OwnPieceControlsProps) {
  const isOpen = piece.reviews.length === 0 && piece.status === 'pending' && !piece.moderation;
  const isFresh = useNow(isOpen) - Date.parse(piece.createdAt) < EDIT_WINDOW_MS;
  const [isEditing, setEditing] = useState(false);
  if (!isOpen && !isEditing) return null;
  return (
    <>
      {/* What is being written stays when the time is over or somebody reviews the piece: the server says why it can't be saved. */}
      {((isOpen && isFresh) || isEditing) && (
        <EditPiece piece={piece} people={people} isOpen={isEditing} setOpen={setEditing} />
      )}
      {isOpen && <WithdrawPiece piece={piece} />}
    </>
  );
}

interface EditPieceProps extends OwnPieceControlsProps {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

function EditPiece({ piece: { id, content }, people, isOpen, setOpen }: EditPieceProps) {
  const [words, setWords] = useState(content);
  /** Picked in this change; whom the piece mentioned before was told then. */
  const [picked, setPicked] = useState<Person[]>([]);
  const edit = useAction({
    run: () =>
      api(puzzleContract.edit, {
        params: { id },
        body: { content: words.trim(), ...mentionsOf(words, picked) },
      }),
    onSuccess: () => setOpen(false),
    onFailure: (error) =>
      toast({
        title: t`Piece not changed`,
        description: reasonOf(error, t`Your text is still here. Please try again.`),
        variant: 'destructive',
      }),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() && !edit.isPending) edit.mutate();
  };
  return (
    <Dialog
      title={t`Change your piece`}
      description={t`You can do this for 10 minutes, until somebody reviews it.`}
      isOpen={isOpen}
      onOpenChange={(isNow) => {
        if (isNow) {
          setWords(content);
          setPicked([]);
        }
        setOpen(isNow);
      }}
      trigger={
        <Button size="sm" variant="quiet">
          <Pencil aria-hidden className="size-4" />
          <Trans>Change</Trans>
        </Button>
      }
    >
      <form onSubmit={handleSubmit} className="grid gap-4">
        <Field label={t`Your piece`}>
          {(control) => (
            <MentionTextArea
              {...control}
              rows={4}
              maxLength={CONTRIBUTION_MAX_LENGTH}
              people={people}
              value={words}
              picked={picked}
              onChange={(text, chosen) => {
                setWords(text);
                setPicked(chosen);
              }}
            />
          )}
        </Field>
        <div>
          <Button type="submit" variant="primary" disabled={!words.trim()} isBusy={edit.isPending}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function WithdrawPiece({ piece: { id } }: { piece: Contribution }) {
  const [isOpen, setOpen] = useState(false);
  const withdraw = useAction({
    run: () => api(puzzleContract.withdraw, { params: { id } }),
    onSuccess: () => {
      setOpen(false);
      toast({ title: t`Piece withdrawn`, description: t`Nobody can read it any more.`, variant: 'success' });
    },
    onFailure: (error) =>
      toast({
        title: t`Piece not withdrawn`,
        description: reasonOf(error, t`Please try again.`),
        variant: 'destructive',
      }),
  });
  return (
    <Dialog
      title={t`Withdraw your piece?`}
      description={t`We delete its words. This can’t be undone.`}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" variant="quiet">
          <Trash2 aria-hidden className="size-4" />
          <Trans>Withdraw</Trans>
        </Button>
      }
    >
      <div className="flex gap-2">
        <Button variant="danger" isBusy={withdraw.isPending} onClick={() => withdraw.mutate()}>
          <Trans>Withdraw it</Trans>
        </Button>
        <Button onClick={() => setOpen(false)}>
          <Trans>Keep it</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
