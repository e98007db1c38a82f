import type { Conversation } from '@fap/shared/reports/messages.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { reasonOf } from '../../platform/api-error.ts';
import { toast } from '../../platform/toast-store.ts';
import { useAction } from '../../platform/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { ExactTime } from '../../ui/exact-time.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';

const MAX_LENGTH = 4_000;

export interface ConversationCardProps {
  conversation: Conversation;
  /** Who reads it. */
  side: 'analyst' | 'reporter';
  title: string;
  hint: string;
  onSend: (words: string) => Promise<void>;
}

/** The conversation of a report between analysts and its reporter, oldest first, with a field to write. */
export function ConversationCard({ conversation, side, title, hint, onSend }: ConversationCardProps) {
  const { messages, mayWrite } = conversation;
  return (
    <Card>
      <CardHeader title={title} hint={hint} />
      <CardBody className="grid gap-5">
        {messages.length > 0 && (
          <ol aria-label={t`Messages`} className="grid gap-4">
            {messages.map((message) => (
              <li
                key={message.id}
                className={
                  message.side === side
                    ? 'min-w-0 rounded-lg border border-accent-line bg-accent-soft px-4 py-3'
                    : 'min-w-0 rounded-lg border border-line bg-sunken px-4 py-3'
                }
              >
                <p className="text-sm text-ink-soft">
                  <strong className="font-semibold text-ink">{nameOf(message, side)}</strong> ·{' '}
                  <ExactTime at={message.at} />
                </p>
                <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{message.words}</p>
              </li>
            ))}
          </ol>
        )}
        {mayWrite && <WriteForm side={side} onSend={onSend} />}
      </CardBody>
    </Card>
  );
}

function nameOf({ side, author }: Conversation['messages'][number], reader: 'analyst' | 'reporter'): string {
  if (side === 'analyst') return t`Analyst ${author ?? ''}`.trim();
  return reader === 'reporter' ? t`You` : t`The reporter`;
}

function WriteForm({ side, onSend }: Pick<ConversationCardProps, 'side' | 'onSend'>) {
  const [words, setWords] = useState('');
  const send = useAction({
    run: onSend,
    // What was typed meanwhile is not sent.
    onSuccess: (_, sent) => setWords((now) => (now.trim() === sent ? '' : now)),
    onFailure: (error) =>
      toast({
        title: t`Not sent`,
        description: reasonOf(error, t`We could not send it. What you typed is still here.`),
        variant: 'destructive',
      }),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() !== '' && !send.isPending) send.mutate(words.trim());
  };
  return (
    <form onSubmit={handleSubmit} className="grid gap-4">
      <Field
        label={side === 'analyst' ? t`Your question` : t`Your answer`}
        hint={
          side === 'analyst'
            ? t`Don’t ask for passwords, codes or money.`
            : t`Don’t send passwords or codes. You don’t have to answer.`
        }
      >
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            maxLength={MAX_LENGTH}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" variant="primary" disabled={words.trim() === ''} isBusy={send.isPending}>
          <Trans>Send</Trans>
        </Button>
      </div>
    </form>
  );
}
