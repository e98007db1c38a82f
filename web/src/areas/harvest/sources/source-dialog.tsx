import type { HarvestSource } from '@fap/shared/harvest/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { changeSource } from './data.ts';
import { TierField } from './tier-field.tsx';

/** Changes a source's address, tier, and whether it is fetched. */
export function SourceDialog({ source }: { source: HarvestSource }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      title={t`Change ${source.name}`}
      description={t`The change is in the audit trail, and counts from the next harvest on.`}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button aria-label={t`Change ${source.name}`}>
          <Trans>Change</Trans>
        </Button>
      }
    >
      <SourceForm source={source} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

function SourceForm({ source, onDone }: { source: HarvestSource; onDone: () => void }) {
  const [url, setUrl] = useState(source.url);
  const [tier, setTier] = useState(source.tier);
  const [active, setActive] = useState(source.active);
  const [problem, setProblem] = useState<string>();
  const save = useAction({
    run: () => changeSource(source.id, { tier, active, ...(url === source.url ? {} : { url }) }),
    onSuccess: () => {
      onDone();
      toast({
        title: t`Source changed`,
        description: t`It counts from the next harvest on.`,
        variant: 'success',
      });
    },
    onFailure: (error) => setProblem(reasonOf(error, t`We could not save this. Please try again.`)),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    if (!save.isPending) save.mutate();
  };
  return (
    <form onSubmit={handleSubmit} noValidate className="grid gap-5">
      <Field label={t`Address`} hint={t`Where it publishes: a feed, a list or a page.`} error={problem}>
        {(control) => (
          <TextInput
            {...control}
            type="url"
            maxLength={2_000}
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
        )}
      </Field>
      <TierField tier={tier} onChange={setTier} />
      <Checkbox
        label={t`Active`}
        hint={t`An inactive source is not fetched; what it published stays.`}
        isChecked={active}
        onChange={setActive}
      />
      <div>
        <Button type="submit" variant="primary" isBusy={save.isPending}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}
