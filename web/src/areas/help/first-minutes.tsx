import { t } from '@lingui/core/macro';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';

const STEPS: readonly { title: string; text: string }[] = [
  {
    title: t`Stop. Send nothing more.`,
    text: t`Hang up, and stop replying. You owe them no answer. A real office gives you time.`,
  },
  {
    title: t`Call your bank, card company or exchange.`,
    text: t`Use the number on your card or statement, never one that they gave you.`,
  },
  {
    title: t`Take back your device.`,
    text: t`Did they see your screen or have you install something? Switch off the internet on that device. Change passwords on another one, e-mail and bank first.`,
  },
  {
    title: t`Keep everything.`,
    text: t`Messages, numbers, receipts, addresses. Take pictures of the screen. Delete nothing.`,
  },
  {
    title: t`Tell somebody you trust.`,
    text: t`They may have told you to keep it secret. You don’t have to.`,
  },
];

/** What to do in the first minutes, in order. */
export function FirstMinutes() {
  return (
    <Card>
      <CardHeader id="first" title={t`In the first minutes`} />
      <CardBody>
        <ol className="space-y-5">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4">
              <span
                aria-hidden
                className="flex size-9 shrink-0 items-center justify-center rounded-full bg-accent text-lg font-semibold text-on-accent"
              >
                {index + 1}
              </span>
              <div>
                <p className="text-lg leading-snug font-semibold">{title}</p>
                <p className="mt-1">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  );
}
