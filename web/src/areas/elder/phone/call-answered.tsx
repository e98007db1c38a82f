import { usePages } from '../../../platform/pages.ts';
import { ownAlertPages } from '../data.ts';
import { GuardianAnswers } from '../parts/guardian-answers.tsx';

/** Which guardians said that they call, since the call that is going on began. */
export function CallAnswered({ since }: { since: string }) {
  const { items = [] } = usePages(ownAlertPages);
  const answers = items
    .filter(({ kind, createdAt }) => kind === 'phone-call' && Date.parse(createdAt) >= Date.parse(since))
    .flatMap(({ acknowledgedBy }) => acknowledgedBy);
  // A bad answer alerts them a second time: who answered twice still calls once.
  return <GuardianAnswers from={[...new Map(answers.map((one) => [one.name, one])).values()]} />;
}
