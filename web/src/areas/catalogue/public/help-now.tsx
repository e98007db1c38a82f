import type { CatalogueEducation } from '@fap/shared/catalogue/catalogue-cluster.ts';
import { Trans } from '@lingui/react/macro';
import { LifeBuoy } from 'lucide-react';
import { StepList } from './text-list.tsx';

/** What a victim can do now; shown before any explanation. */
export function HelpNow({ education }: { education: CatalogueEducation }) {
  return (
    <section
      aria-labelledby="help-now"
      className="rounded-lg border border-accent-line bg-accent-soft p-5 sm:p-6"
    >
      <h2 id="help-now" className="flex items-center gap-2.5 text-lg font-semibold">
        <LifeBuoy aria-hidden className="size-5 shrink-0 text-accent" />
        <Trans>If this is happening to you</Trans>
      </h2>
      <p className="mt-2 max-w-prose">{education.hopeMessage}</p>
      <StepList items={education.whatToDoIfTargeted} className="mt-5 max-w-prose" />
      <h3 className="mt-6 font-semibold">
        <Trans>Where to report it</Trans>
      </h3>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {education.whereToReport.map(({ address, country }) => (
          <li key={address}>
            <a
              href={`https://${address}`}
              rel="noreferrer"
              className="link inline-block py-1.5 wrap-anywhere"
            >
              {address}
            </a>{' '}
            <span className="text-sm text-ink-soft">{country}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
