import { REASSURANCES } from '@fap/shared/education/victims/victim-center.ts';
import { Trans } from '@lingui/react/macro';
import { Heart, Lock, type LucideIcon, TimerReset, Users } from 'lucide-react';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  'not-your-fault': Heart,
  'not-alone': Users,
  'your-pace': TimerReset,
  'you-decide': Lock,
};

/** Four short words of reassurance. */
export function ReassuranceCards() {
  return (
    <section aria-labelledby="good-to-know">
      <h2 id="good-to-know" className="text-xl font-semibold">
        <Trans>Good to know first</Trans>
      </h2>
      <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 sm:gap-6">
        {REASSURANCES.map(({ id, title, text }) => {
          const Icon = ICONS[id] ?? Heart;
          return (
            <li key={id} className="rounded-lg border border-line bg-surface p-5 sm:p-6">
              <Icon aria-hidden strokeWidth={1.75} className="size-6 text-accent" />
              <h3 className="mt-3 text-lg font-semibold">{title}</h3>
              <p className="mt-1.5 text-ink-soft">{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
