import { CONTRIBUTION_MAX_LENGTH } from '@fap/shared/puzzle/constants.ts';
import type { HandedDraft } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, Plus } from 'lucide-react';
import { formatNumber } from '../../../platform/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { addParts, says, splitDraft } from './split-draft.ts';

export interface CompareDraftsProps {
  draft: HandedDraft;
  mine: string;
  onChange: (text: string) => void;
  onPutAway: () => void;
  onClose: () => void;
}

/** Somebody's draft beside the user's own: each sentence is added with a press, and what the own text says already is marked. */
export function CompareDrafts({ draft, mine, onChange, onPutAway, onClose }: CompareDraftsProps) {
  const parts = splitDraft(draft.content);
  const missing = parts.filter((part) => !says(mine, part));
  const hasRoomFor = (text: string) => text.length <= CONTRIBUTION_MAX_LENGTH;
  const whole = addParts(mine, missing);
  return (
    <Dialog
      title={t`Two drafts, side by side`}
      description={t`Add what helps to your text. Nothing is sent before you submit your piece.`}
      placement="full"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className="mx-auto flex max-w-5xl flex-col gap-5">
        <div className="grid gap-6 md:grid-cols-2">
          <section aria-labelledby="draft-theirs">
            <h3 id="draft-theirs" className="text-[0.9375rem] font-medium">
              <Trans>{draft.from.displayName}’s draft</Trans>
            </h3>
            <ul className="mt-1.5 divide-y divide-line rounded-md border border-line">
              {parts.map((part, index) => {
                const added = addParts(mine, [part]);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
                  <li key={index} className="flex items-start justify-between gap-3 px-3 py-2">
                    <p className="min-w-0 pt-1.5 text-[0.9375rem] wrap-anywhere">{part.text}</p>
                    {says(mine, part) ? (
                      <span className="flex shrink-0 items-center gap-1 pt-1.5 text-sm text-ink-soft">
                        <Check aria-hidden className="size-4" />
                        <Trans>In yours</Trans>
                      </span>
                    ) : (
                      <Button
                        size="sm"
                        variant="quiet"
                        className="shrink-0"
                        aria-label={t`Add: ${part.text}`}
                        disabled={!hasRoomFor(added)}
                        onClick={() => onChange(added)}
                      >
                        <Plus aria-hidden className="size-4" />
                        <Trans>Add</Trans>
                      </Button>
                    )}
                  </li>
                );
              })}
            </ul>
          </section>
          <Field
            label={t`Your draft`}
            {...(hasRoomFor(whole)
              ? {}
              : { hint: t`A piece has at most ${formatNumber(CONTRIBUTION_MAX_LENGTH)} characters.` })}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={Math.max(8, parts.length * 2)}
                maxLength={CONTRIBUTION_MAX_LENGTH}
                value={mine}
                onChange={(event) => onChange(event.target.value)}
              />
            )}
          </Field>
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onPutAway}>
            <Trans>Put {draft.from.displayName}’s draft away</Trans>
          </Button>
          <Button disabled={missing.length === 0 || !hasRoomFor(whole)} onClick={() => onChange(whole)}>
            <Trans>Add everything</Trans>
          </Button>
          <Button variant="primary" onClick={onClose}>
            <Trans>Back to my piece</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
