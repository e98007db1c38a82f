import { CHOSEN_EVENT_NAMES, CHOSEN_EVENTS, PARTNER_EVENTS } from '@fap/shared/webhooks/events.ts';
import { t } from '@lingui/core/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { reasonOf } from '../../../platform/api-error.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxList } from '../../../ui/checkbox-list.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { WebhookInput } from '../data.ts';

export interface WebhookFormProps {
  start: WebhookInput;
  /** A partner's webhook may be told of its collection as well. */
  isOfPartner: boolean;
  action: string;
  save: (input: WebhookInput) => Promise<void>;
  /** Further fields, before what is sent. */
  children?: ReactNode;
}

/** A webhook's name, address and events. */
export function WebhookForm({ start, isOfPartner, action, save, children }: WebhookFormProps) {
  const [name, setName] = useState(start.name);
  const [url, setUrl] = useState(start.url);
  const [chosen, setChosen] = useState(start.events);
  const offered = CHOSEN_EVENT_NAMES.filter((event) => isOfPartner || !PARTNER_EVENTS.includes(event));
  const events = offered.filter((event) => chosen.includes(event));
  const send = useAction({ run: () => save({ name: name.trim(), url: url.trim(), events }) });
  const isReady = name.trim() !== '' && url.trim() !== '' && events.length > 0;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) send.mutate();
  };
  return (
    <form onSubmit={handleSubmit} className="grid gap-5">
      <Field label={t`Who receives it`} hint={t`Such as the newsroom’s name.`}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={100}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field label={t`Address`} hint={t`It begins with https://. The receiver gives it to you.`}>
        {(control) => (
          <TextInput
            {...control}
            type="url"
            autoComplete="off"
            maxLength={500}
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
        )}
      </Field>
      {children}
      <CheckboxList
        legend={t`What is sent`}
        options={offered.map((value) => ({ value, label: CHOSEN_EVENTS[value] }))}
        chosen={chosen}
        onChange={setChosen}
      />
      {send.error && (
        <p role="alert" className="font-medium text-critical">
          {reasonOf(send.error, t`We could not save the webhook. Please try again.`)}
        </p>
      )}
      <div>
        <Button type="submit" variant="primary" disabled={!isReady} isBusy={send.isPending}>
          {action}
        </Button>
      </div>
    </form>
  );
}
