import type { HarvestSource } from '@fap/shared/harvest/entities.ts';
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
      title={`Change ${source.name}`}
      description="The change is in the audit trail, and counts from the next harvest on."
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<Button aria-label={`Change ${source.name}`}>Change</Button>}
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
        title: 'Source changed',
        description: 'It counts from the next harvest on.',
        variant: 'success',
      });
    },
    onFailure: (error) => setProblem(reasonOf(error, 'We could not save this. Please try again.')),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    if (!save.isPending) save.mutate();
  };
  return (
    <form onSubmit={handleSubmit} noValidate className="grid gap-5">
      <Field label="Address" hint="Where it publishes: a feed, a list or a page." error={problem}>
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
        label="Active"
        hint="An inactive source is not fetched; what it published stays."
        isChecked={active}
        onChange={setActive}
      />
      <div>
        <Button type="submit" variant="primary" isBusy={save.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
}
