import type { CatalogueCluster } from '@fap/shared/catalogue/catalogue-cluster.ts';
import { RECONDOG_UNITS } from '@fap/shared/recondogs/units.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { SourceList } from '../../catalogue/public/source-list.tsx';
import { SuggestChangeLink } from '../../catalogue/public/suggest-change-link.tsx';
import { StepList, TextList } from '../../catalogue/public/text-list.tsx';

/** All that is taught about a family of scams; what to do comes first, because somebody may be in the middle of it. */
export function FamilyLesson({ cluster }: { cluster: CatalogueCluster }) {
  const { education, sources, reviewedOn } = cluster;
  const team = education.reconDogTeam.flatMap((id) => RECONDOG_UNITS.filter((unit) => unit.id === id));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-9 lg:grid-cols-2">
      <section
        aria-label={t`What to do if you are targeted`}
        className="rounded-lg border border-accent-line bg-accent-soft p-5 lg:col-span-2"
      >
        <h3 className="text-lg font-semibold">
          <Trans>What to do if you are targeted</Trans>
        </h3>
        <p className="mt-2 max-w-prose">{education.hopeMessage}</p>
        <StepList items={education.whatToDoIfTargeted} className="mt-4 max-w-prose" />
        <p className="mt-5">
          <Link href={paths.help()} className="link font-medium">
            <Trans>Who to call, with phone numbers</Trans>
          </Link>
        </p>
      </section>
      <Part title={t`How it works`}>
        <p className="max-w-prose">{education.scamExplanation}</p>
      </Part>
      <Part title={t`Process steps`}>
        <StepList items={education.howItWorks} className="max-w-prose" />
      </Part>
      <Part title={t`Psychology behind it`}>
        <TextList items={education.psychologyUsed} className="max-w-prose" />
      </Part>
      <Part
        title={t`Real examples`}
        hint={t`We wrote these in the words such scams use. No real person got them.`}
      >
        <div className="grid gap-5">
          {education.realSamples.map(({ channel, text, sign }) => (
            <figure key={text} className="max-w-prose">
              <figcaption className="text-sm font-semibold text-ink-soft">{channel}</figcaption>
              <blockquote className="mt-1.5 rounded-md border border-line bg-sunken px-4 py-3 wrap-anywhere">
                {text}
              </blockquote>
              <p className="mt-2 text-sm">
                <span className="font-semibold">
                  <Trans>The sign:</Trans>
                </span>{' '}
                {sign}
              </p>
            </figure>
          ))}
        </div>
      </Part>
      <Part title={t`Prevention tips`}>
        <TextList items={education.preventionTips} className="max-w-prose" />
        <p className="mt-3">
          <Link href={paths.scanToolkit()} className="link">
            <Trans>Check a message with the Scan Toolkit</Trans>
          </Link>
        </p>
      </Part>
      <Part title={t`ReconDog team`} hint={t`The units whose work helps most against this scam.`}>
        <ul className="grid gap-2.5">
          {team.map(({ id, name, specialty }) => (
            <li key={id}>
              <span className="font-semibold">{name}:</span>{' '}
              <span className="text-ink-soft">{specialty}</span>
            </li>
          ))}
        </ul>
      </Part>
      <div>
        <SourceList sources={sources} reviewedOn={reviewedOn} />
        <SuggestChangeLink kind="family" id={cluster.id} name={cluster.name} className="mt-3" />
      </div>
    </div>
  );
}

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-lg font-semibold">
        {title}
      </h3>
      {hint && <p className="mt-0.5 text-sm text-ink-soft">{hint}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}
