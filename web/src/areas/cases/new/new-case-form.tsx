import { DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '@fap/shared/cases/constants.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { reasonOf } from '../../../platform/api-error.ts';
import { paths } from '../../../platform/paths.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useDraft } from '../../../platform/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, type FieldControl } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { ChoicesError, ClusterSelect } from '../../clusters/public/cluster-select.tsx';
import { useClusterChoices } from '../../clusters/public/use-cluster-choices.ts';
import { RISK_OPTIONS, SCAM_TYPE_OPTIONS } from '../case-options.ts';
import { openCase } from '../data.ts';
import { checkDraft, type DraftField, EMPTY_DRAFT } from './case-draft.ts';

/** The form that opens a case, and then leads to it. */
export function NewCaseForm() {
  const { value: draft, change: set, clear } = useDraft('new-case', useCurrentUser().id, EMPTY_DRAFT);
  const [isChecked, setChecked] = useState(false);
  const [, navigate] = useLocation();
  const checked = checkDraft(draft);
  const errors = isChecked && 'errors' in checked ? checked.errors : {};
  const choices = useClusterChoices(draft.clusterId);
  const create = useAction({
    run: openCase,
    onSuccess: ({ id }) => {
      clear();
      toast({ title: t`Case opened`, description: t`Its number is ${id}.`, variant: 'success' });
      navigate(paths.case(id));
    },
    onFailure: (error) =>
      toast({
        title: t`Not opened`,
        description: reasonOf(error, t`We could not open the case. What you typed is still here.`),
        variant: 'destructive',
      }),
  });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if ('input' in checked) {
      if (!create.isPending) create.mutate(checked.input);
      return;
    }
    const [first] = Object.keys(checked.errors);
    const control = event.currentTarget.elements.namedItem(first ?? '');
    if (control instanceof HTMLElement) control.focus();
  };
  const typed = (name: DraftField, control: FieldControl) => ({
    ...control,
    name,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  return (
    <form onSubmit={handleSubmit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Field label={t`Title`} error={errors.title}>
        {(control) => <TextInput {...typed('title', control)} maxLength={TITLE_MAX_LENGTH} />}
      </Field>
      <Field
        label={t`Description`}
        hint={t`What happened, and what is known. Others read it without personal data.`}
        error={errors.description}
      >
        {(control) => (
          <TextArea {...typed('description', control)} rows={8} maxLength={DESCRIPTION_MAX_LENGTH} />
        )}
      </Field>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label={t`Scam type`} error={errors.scamType}>
          {(control) => (
            <Select
              {...typed('scamType', control)}
              options={SCAM_TYPE_OPTIONS}
              placeholder={t`Please select`}
            />
          )}
        </Field>
        <Field label={t`Risk`} error={errors.riskLevel}>
          {(control) => <Select {...typed('riskLevel', control)} options={RISK_OPTIONS} />}
        </Field>
      </div>
      <Field
        label={t`Cluster`}
        hint={
          choices.isError ? <ChoicesError choices={choices} /> : t`Leave it empty if it belongs to none yet.`
        }
        error={errors.clusterId}
      >
        {(control) => (
          <ClusterSelect
            control={control}
            choices={choices}
            value={draft.clusterId}
            onChange={(clusterId) => set({ clusterId })}
            placeholder={t`Type a name or an ID`}
          />
        )}
      </Field>
      {draft.clusterId !== '' && (
        <Button variant="quiet" className="justify-self-start" onClick={() => set({ clusterId: '' })}>
          <Trans>Take the cluster away</Trans>
        </Button>
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label={t`Victims`} hint={t`Empty: as many as the cluster has.`} error={errors.victimCount}>
          {(control) => (
            <TextInput {...typed('victimCount', control)} inputMode="numeric" autoComplete="off" />
          )}
        </Field>
        <Field
          label={t`Amount stolen`}
          hint={t`In whole US dollars. Empty: as the cluster has it.`}
          error={errors.amountStolen}
        >
          {(control) => (
            <TextInput {...typed('amountStolen', control)} inputMode="numeric" autoComplete="off" />
          )}
        </Field>
      </div>
      <Button type="submit" variant="primary" isBusy={create.isPending} className="justify-self-start">
        <Trans>Create case</Trans>
      </Button>
    </form>
  );
}
