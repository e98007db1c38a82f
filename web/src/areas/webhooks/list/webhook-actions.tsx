import type { Webhook } from '@fap/shared/webhooks/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { changeWebhook, removeWebhook, renewSecret, sendTest, switchOn } from '../data.ts';
import { WebhookForm } from './webhook-form.tsx';

export interface WebhookActionsProps {
  webhook: Webhook;
  /** It has a new secret. */
  onRenewed: (secret: string) => void;
  /** Moves the focus to the secret, once the dialog is gone. */
  showRenewed: () => void;
}

/** What can be done with a webhook. */
export function WebhookActions({ webhook, onRenewed, showRenewed }: WebhookActionsProps) {
  const { id, name, off } = webhook;
  const [isChanging, setChanging] = useState(false);
  const test = useWebhookAction(() => sendTest(id), {
    title: t`Test sent`,
    description: t`Look under “What was sent” to see whether it arrived.`,
  });
  const on = useWebhookAction(() => switchOn(id), {
    title: t`Webhook on`,
    description: t`The next message will be sent.`,
  });
  return (
    <div className="flex flex-wrap gap-3">
      {off ? (
        <Button isBusy={on.isPending} onClick={() => on.mutate()} aria-label={t`Switch on ${name}`}>
          <Trans>Switch on</Trans>
        </Button>
      ) : (
        <Button isBusy={test.isPending} onClick={() => test.mutate()} aria-label={t`Send a test to ${name}`}>
          <Trans>Send a test</Trans>
        </Button>
      )}
      <Dialog
        title={t`Change ${name}`}
        isOpen={isChanging}
        onOpenChange={setChanging}
        trigger={
          <Button aria-label={t`Change ${name}`}>
            <Trans>Change</Trans>
          </Button>
        }
      >
        <WebhookForm
          start={webhook}
          isOfPartner={webhook.partner !== null}
          action={t`Save the webhook`}
          save={async (input) => {
            await changeWebhook(id, input);
            setChanging(false);
          }}
        />
      </Dialog>
      <Confirm
        name={name}
        action={t`New secret`}
        text={t`The old secret signs nothing more. The receiver needs the new one before the next message.`}
        run={async () => onRenewed(await renewSecret(id))}
        after={showRenewed}
      />
      <Confirm
        name={name}
        action={t`Remove`}
        isDanger
        text={t`Nothing more is sent to it. What waits is not sent either.`}
        run={() => removeWebhook(id)}
      />
    </div>
  );
}

interface ConfirmProps {
  name: string;
  action: string;
  text: string;
  isDanger?: boolean;
  run: () => Promise<void>;
  /** Moves the focus, once the dialog is gone. */
  after?: () => void;
}

function Confirm({ name, action, text, isDanger, run, after }: ConfirmProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  // Not a state: the dialog closes in the very render that would tell it.
  const isDone = useRef(false);
  const act = useAction({
    run: async () => {
      await run();
      isDone.current = true;
      setOpen(false);
    },
  });
  const variant = isDanger ? 'danger' : 'secondary';
  return (
    <Dialog
      title={`${action}: ${name}`}
      description={text}
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        isDone.current = false;
        setOpen(isNowOpen);
      }}
      returnFocus={() => (isDone.current && after ? after() : trigger.current?.focus())}
      trigger={
        <Button ref={trigger} variant={variant} aria-label={`${action}: ${name}`}>
          {action}
        </Button>
      }
    >
      <div className="grid gap-4">
        {act.error && (
          <p role="alert" className="font-medium text-critical">
            {reasonOf(act.error, t`We could not save this. Please try again.`)}
          </p>
        )}
        <div>
          <Button variant={variant} isBusy={act.isPending} onClick={() => act.mutate()}>
            {action}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface ActionWords {
  title: string;
  description: string;
}

function useWebhookAction(run: () => Promise<unknown>, words: ActionWords) {
  return useAction({
    run,
    onSuccess: () => toast({ ...words, variant: 'success' }),
    onFailure: (error) =>
      toast({
        title: t`Not Saved`,
        description: reasonOf(error, t`We could not save this. Please try again.`),
        variant: 'destructive',
      }),
  });
}
