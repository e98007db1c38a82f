import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useRef, useState } from 'react';
import type { Doc } from 'yjs';
import { Button } from '../../../ui/button.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { linkAt, parseAddress, removeLink, selectedWords, writeLink } from './edit-link.ts';
import { useLinkChoices } from './use-link-choices.ts';

export interface LinkDialogProps {
  editor: Editor;
  /** The document with the board whose cards can be linked to. */
  doc: Doc;
  clusterId: string;
  onClose: () => void;
}

const MAX_LENGTH = 600;

/** Asks where a link in the notes is to lead: to something of ours that is searched for, or to an address. Changes and removes one, too. */
export function LinkDialog({ editor, doc, clusterId, onClose }: LinkDialogProps) {
  const { state } = editor;
  const [old] = useState(() => linkAt(state));
  const [typed, setTyped] = useState(() =>
    old ? state.doc.textBetween(old.from, old.to) : selectedWords(state),
  );
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const address = parseAddress(typed);
  const { options, isFailed } = useLinkChoices(doc, clusterId, address ? '' : typed);
  const write = (path: string) => {
    const chosen = parseAddress(path);
    // The commands look at the caret as it is now: others may have written before it meanwhile.
    if (chosen) writeLink(chosen.address)(editor.state, editor.view.dispatch);
    onClose();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The form may stand in another one by React's tree.
    event.stopPropagation();
    if (address) write(address.address);
    else setError(t`Please choose something from the list, or paste an address that begins with https://`);
  };
  return (
    <Dialog
      title={old ? t`Change the link` : t`Add a link`}
      description={t`To a piece, card, layer, cluster, comment, exhibit or guide of ours, or any address.`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      initialFocus={input}
      returnFocus={() => editor.commands.focus()}
    >
      <form onSubmit={handleSubmit} className="min-h-96">
        <Field label={t`Search, or paste an address`} error={error}>
          {(control) => (
            <Combobox
              control={control}
              inputRef={input}
              text={typed}
              maxLength={MAX_LENGTH}
              isFreeText
              options={address ? undefined : options}
              onWords={(words) => {
                setTyped(words);
                setError(undefined);
              }}
              onChoose={({ value }) => write(value)}
            />
          )}
        </Field>
        <p role="status" className="mt-2 text-sm text-ink-soft">
          {address?.path === null &&
            t`This address is not ours. It stands in the notes as text and opens nothing: it may belong to the other side.`}
          {!address && isFailed && t`The search can’t be reached now. You can still paste an address.`}
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button type="submit" variant="primary">
            {old ? t`Change link` : t`Add link`}
          </Button>
          {old && (
            <Button
              variant="danger"
              onClick={() => {
                removeLink(editor.state, editor.view.dispatch);
                onClose();
              }}
            >
              <Trans>Remove link</Trans>
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
