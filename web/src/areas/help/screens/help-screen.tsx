import { countryOf } from '@fap/shared/help/country-of.ts';
import { t } from '@lingui/core/macro';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { CheckCard } from '../check/check-card.tsx';
import { FirstMinutes } from '../first-minutes.tsx';
import { PaymentClock } from '../payment-clock.tsx';
import { HelplinesCard } from '../public/helplines-card.tsx';
import { ReadMoreCard } from '../read-more-card.tsx';
import { TalkCard } from '../talk-card.tsx';

const PARTS = [
  { id: 'first', name: t`First minutes` },
  { id: 'paid', name: t`If you paid` },
  { id: 'helplines', name: t`Whom to call` },
  { id: 'known', name: t`Is this known?` },
  { id: 'talk', name: t`Helping somebody` },
  { id: 'read', name: t`Read more` },
];

/** First help, with or without an account; the helplines are those of the browser’s country unless another is given. */
export function HelpScreen({ country = countryOf(navigator.language) }: { country?: string }) {
  return (
    <PageFrame
      title={t`Help, right now`}
      lead={t`Take a breath. None of this was your fault. You don’t need an account for this page.`}
      width="reading"
    >
      <nav aria-label={t`On this page`} className="-mt-2 mb-6 flex flex-wrap gap-2">
        {PARTS.map(({ id, name }) => (
          <a
            key={id}
            href={`#${id}`}
            className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 font-medium text-accent hover:border-accent-line hover:bg-accent-soft"
          >
            {name}
          </a>
        ))}
      </nav>
      <div className="space-y-6 [&_h2]:scroll-mt-24">
        <FirstMinutes />
        <PaymentClock />
        <HelplinesCard country={country} />
        <CheckCard />
        <TalkCard />
        <ReadMoreCard />
      </div>
    </PageFrame>
  );
}
