import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Bot, Boxes, FileSearch, LifeBuoy, ShieldCheck } from 'lucide-react';
import { paths } from '../../../platform/paths.ts';
import { ChoiceCard } from '../../../ui/choice-card.tsx';

const CHOICES = [
  {
    href: paths.victimEducation(),
    icon: LifeBuoy,
    title: t`It happened to me`,
    text: t`It was not your fault. Steps that help now.`,
  },
  {
    href: paths.buildCluster(),
    icon: FileSearch,
    title: t`Report a scam`,
    text: t`Your report may be the piece that others need.`,
  },
  {
    href: paths.aiInterrogator(),
    icon: Bot,
    title: t`Check a message`,
    text: t`Paste it and see which words are warning signs.`,
  },
  {
    href: paths.elderShield(),
    icon: ShieldCheck,
    title: t`Protect somebody older`,
    text: t`A second pair of eyes on payments.`,
  },
  {
    href: paths.clusters(),
    icon: Boxes,
    title: t`Solve a puzzle`,
    text: t`Find the missing pieces of a scam.`,
  },
];

/** Links for the reasons why people come here. */
export function StartingPoints() {
  return (
    <section aria-labelledby="start-title">
      <h2 id="start-title" className="text-xl font-semibold">
        <Trans>What brings you here?</Trans>
      </h2>
      <ul className="mt-4 grid gap-3">
        {CHOICES.map((choice) => (
          <li key={choice.href}>
            <ChoiceCard {...choice} />
          </li>
        ))}
      </ul>
    </section>
  );
}
