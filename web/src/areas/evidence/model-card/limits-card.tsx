import { t } from '@lingui/core/macro';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';

const LIMITS: readonly { title: string; text: string }[] = [
  {
    title: t`Low risk doesn’t mean safe.`,
    text: t`Scams that begin with weeks of friendly talk, hide one demand in a long letter or tell a story often read as low risk. We wrote messages to fool it, and many did.`,
  },
  {
    title: t`Honest words can read like a scam.`,
    text: t`A bank’s warning and a victim’s own story use a scammer’s words. We give some of them a high score.`,
  },
  {
    title: t`It reads English only.`,
    text: t`A text in another language, or of very few words, gets no result. That says nothing about its risk.`,
  },
  {
    title: t`It sees words, not people.`,
    text: t`It can’t tell who really sent a message. It opens no links and hears no voices. It doesn’t know whether you expected the message.`,
  },
  {
    title: t`It proves nothing.`,
    text: t`A high score doesn’t make somebody a criminal. Ask the real sender, by a number you already know.`,
  },
];

/** What it cannot do. */
export function LimitsCard() {
  return (
    <Card>
      <CardHeader id="limits" title={t`What it can’t do`} />
      <CardBody>
        <ul className="grid gap-4">
          {LIMITS.map(({ title, text }) => (
            <li key={title}>
              <p className="font-semibold">{title}</p>
              <p className="mt-0.5">{text}</p>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
