import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useRead } from '../../../platform/read.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { addWebhook, partnerList } from '../data.ts';
import { WebhookForm } from './webhook-form.tsx';

const EMPTY = { name: '', url: '', events: [] };

interface AddWebhookProps {
  onAdded: (secret: string) => void;
  /** Moves the focus to the secret, once the dialog is gone. */
  showAdded: () => void;
}

/** Adds a webhook; for a partner's, admins choose the partner. */
export function AddWebhook({ onAdded, showAdded }: AddWebhookProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  // Not a state: the dialog closes in the very render that would tell it.
  const isAdded = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const [partnerId, setPartner] = useState('');
  const canManage = useCurrentUser().capabilities.includes('partners.manage');
  return (
    <Dialog
      title={t`Add a webhook`}
      description={t`We send a signed message to this address whenever something you choose is published.`}
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        isAdded.current = false;
        setOpen(isNowOpen);
      }}
      returnFocus={() => (isAdded.current ? showAdded() : trigger.current?.focus())}
      trigger={
        <Button ref={trigger} variant="primary" className="justify-self-start">
          <Trans>Add a webhook</Trans>
        </Button>
      }
    >
      <WebhookForm
        start={EMPTY}
        isOfPartner={partnerId !== ''}
        action={t`Add the webhook`}
        save={async (input) => {
          const secret = await addWebhook({ ...input, partnerId: partnerId || null });
          isAdded.current = true;
          setOpen(false);
          onAdded(secret);
        }}
      >
        {canManage && <PartnerChoice value={partnerId} onChange={setPartner} />}
      </WebhookForm>
    </Dialog>
  );
}

function PartnerChoice({ value, onChange }: { value: string; onChange: (partnerId: string) => void }) {
  const { data } = useRead(partnerList);
  const partners = (data?.partners ?? []).filter(({ endedAt }) => endedAt === null);
  return (
    <Field label={t`Partner`} hint={t`Its webhook stops when the partnership ends.`}>
      {(control) => (
        <Select
          {...control}
          value={value}
          options={[
            { value: '', label: t`None: a newsroom or somebody else` },
            ...partners.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
