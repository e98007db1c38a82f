import { DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '@fap/shared/cases/constants.ts';
import type { CaseDetails } from '@fap/shared/cases/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { changeCase } from '../data.ts';
import { useCaseAction } from './use-case-action.ts';

/** Changes the title and the description of a case. */
export function WordsForm({ details, onDone }: { details: CaseDetails; onDone: () => void }) {
  const [title, setTitle] = useState(details.title);
  const [description, setDescription] = useState(details.description);
  const save = useCaseAction(() => changeCase(details.id, { title, description }), onDone);
  const isReady = title.trim() !== '' && description.trim() !== '';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !save.isPending) save.mutate();
  };
  return (
    <form onSubmit={handleSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
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
