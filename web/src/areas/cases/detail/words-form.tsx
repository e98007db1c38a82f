import { DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '@fap/shared/cases/constants.ts';
import type { CaseDetails } from '@fap/shared/cases/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { isStatus } from '../../../platform/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { changeCase, refreshCase } from '../data.ts';
import { useCaseAction } from './use-case-action.ts';

/** Changes the title and the description of a case. What others change of them meanwhile is shown before it can be overwritten. */
export function WordsForm({ details, onDone }: { details: CaseDetails; onDone: () => void }) {
  const [opened] = useState(details);
  const [title, setTitle] = useState(details.title);
  const [description, setDescription] = useState(details.description);
  const save = useCaseAction(async () => {
    const isOther = { title: title !== opened.title, description: description !== opened.description };
    try {
      await changeCase(details.id, {
        ...(isOther.title && { title }),
        ...(isOther.description && { description }),
        seen: {
          ...(isOther.title && { title: details.title }),
          ...(isOther.description && { description: details.description }),
        },
      });
    } catch (error) {
      // Shows what the others wrote.
      if (isStatus(error, 409)) refreshCase(details.id);
      throw error;
    }
  }, onDone);
  const isReady = title.trim() !== '' && description.trim() !== '';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !save.isPending) save.mutate();
  };
  return (
    <form onSubmit={handleSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {details.title !== opened.title && <Changed name={t`Title`} words={details.title} />}
      <Field label={t`Title`}>
        {(control) => (
          <TextInput
            {...control}
            value={title}
            maxLength={TITLE_MAX_LENGTH}
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
      </Field>
      {details.description !== opened.description && (
        <Changed name={t`Description`} words={details.description} />
      )}
      <Field label={t`Description`}>
        {(control) => (
          <TextArea
            {...control}
            rows={8}
            value={description}
            maxLength={DESCRIPTION_MAX_LENGTH}
            onChange={(event) => setDescription(event.target.value)}
          />
        )}
      </Field>
      <div className="flex gap-3">
        <Button type="submit" variant="primary" disabled={!isReady} isBusy={save.isPending}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

function Changed({ name, words }: { name: string; words: string }) {
  return (
    <div role="status" className="rounded-lg border border-line bg-sunken p-3 text-sm">
      <p className="font-semibold">
        <Trans>Somebody else has changed this meanwhile. {name} now:</Trans>
      </p>
      <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{words}</p>
    </div>
  );
}
