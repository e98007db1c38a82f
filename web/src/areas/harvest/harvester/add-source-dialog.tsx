import { SOURCE_FORMATS, type SourceFormat, type SourceTier } from '@fap/shared/harvest/sources.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { TierField } from '../sources/tier-field.tsx';
import { addSource } from './data.ts';

const FORMAT_LABELS: Readonly<Record<SourceFormat, string>> = {
  rss: t`RSS feed`,
  atom: t`Atom feed`,
  json: t`JSON list or feed`,
  html: t`Web page with a table or list`,
};
const FORMATS = SOURCE_FORMATS.map((value) => ({ value, label: FORMAT_LABELS[value] }));

/** Adds a source of public warnings; for admins. */
export function AddSourceDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      title={t`Add a source`}
      description={t`It is fetched from the next harvest on.`}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button>
          <Plus aria-hidden className="size-4" />
          <Trans>Add a source</Trans>
        </Button>
      }
    >
      <AddForm onDone={() => setOpen(false)} />
    </Dialog>
  );
}

function AddForm({ onDone }: { onDone: () => void }) {
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [format, setFormat] = useState<SourceFormat>('rss');
  const [tier, setTier] = useState<SourceTier>(2);
  const [problem, setProblem] = useState<string>();
  const add = useAction({
    run: () => addSource({ name, url, format, tier }),
    onSuccess: () => {
      onDone();
      toast({
        title: t`Source added`,
        description: t`${name} is fetched with the next harvest.`,
        variant: 'success',
      });
    },
    onFailure: (error) => setProblem(reasonOf(error, t`We could not save this. Please try again.`)),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    if (!add.isPending) add.mutate();
  };
  return (
    <form onSubmit={handleSubmit} noValidate className="grid gap-5">
      <Field label={t`Name`} hint={t`As people know it, for example “FTC Consumer Alerts”.`}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={80}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
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
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t`Format`}>
          {(control) => (
            <Select
              {...control}
              value={format}
              options={FORMATS}
              onChange={(event) =>
                setFormat(SOURCE_FORMATS.find((one) => one === event.target.value) ?? format)
              }
            />
          )}
        </Field>
        <TierField tier={tier} onChange={setTier} />
      </div>
      <div>
        <Button type="submit" variant="primary" isBusy={add.isPending}>
          <Trans>Add</Trans>
        </Button>
      </div>
    </form>
  );
}
