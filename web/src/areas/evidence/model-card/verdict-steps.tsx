import { HIGH_PROBABILITY, MEDIUM_PROBABILITY } from '@fap/shared/evidence/find-counterfactual.ts';
import { t } from '@lingui/core/macro';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';

const percent = (probability: number) => Math.round(probability * 100);

const STEPS: readonly { title: string; text: string }[] = [
  {
    title: t`It reads the words.`,
    text: t`Words, pairs of words, and whether it names sums of money, numbers or links.`,
  },
  {
    title: t`It adds up points.`,
    text: t`Each word speaks for a scam or against one. Beside a result you see what counted most, and how much.`,
  },
  {
    title: t`It compares what a message is about.`,
    text: t`A language model made by others (Universal Sentence Encoder) places its beginning among scams and honest messages. That adds points too, as one line: nobody can say which words they come from.`,
  },
  {
    title: t`It reads parts too.`,
    text: t`A demand may hide in a friendly letter, or beside a friendly line. So it also reads a long text piece by piece, and a short one without its most harmless sentences. If a part reads clearly worse than the whole, that part decides.`,
  },
  {
    title: t`The sum becomes a score from 1 to 99.`,
    text: t`From ${percent(HIGH_PROBABILITY)} on we say high risk, from ${percent(MEDIUM_PROBABILITY)} on medium risk, and low risk below that. The same text gets the same score.`,
  },
  {
    title: t`Reports count more than words.`,
    text: t`Did people report something that a pasted message names, such as a website? Then we raise its risk, whatever its words are.`,
  },
];

/** How a verdict comes about, step by step. */
export function VerdictSteps() {
  return (
    <Card>
      <CardHeader
        id="steps"
        title={t`What happens to a text`}
        hint={t`A program does this. No person takes part.`}
      />
      <CardBody>
        <ol className="grid list-decimal gap-4 pl-5 marker:font-semibold">
          {STEPS.map(({ title, text }) => (
            <li key={title} className="pl-1">
              <p className="font-semibold">{title}</p>
              <p className="mt-0.5">{text}</p>
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  );
}
