import { t } from '@lingui/core/macro';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';

const ADVICE: readonly { title: string; text: string }[] = [
  {
    title: t`Be on their side.`,
    text: t`Say: “I’m glad you told me. This happens to careful people. Let’s look at it together.”`,
  },
  {
    title: t`Ask, don’t argue.`,
    text: t`“How did you meet? What did they ask for? What happens if you wait?” Let them tell it in their own time.`,
  },
  {
    title: t`Agree on one small step.`,
    text: t`“Can we wait until tomorrow?” Or call the bank together, with the number on the card.`,
  },
  {
    title: t`Leave out “How could you”.`,
    text: t`Shame makes people hide things, and hiding is what the other side wants.`,
  },
  {
    title: t`Stay, even if they don’t believe you.`,
    text: t`The other side keeps calling. Keep calling too. Ask the bank what they can do if money is about to go.`,
  },
];

/** How to talk to somebody who is being scammed. */
export function TalkCard() {
  return (
    <Card>
      <CardHeader
        id="talk"
        title={t`If it is happening to somebody you love`}
        hint={t`They may trust the other side more than you right now. That is part of the scam.`}
      />
      <CardBody>
        <ul className="space-y-4">
          {ADVICE.map(({ title, text }) => (
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
