import type { CatalogueEducation } from '@fap/shared/catalogue/catalogue-cluster.ts';
import { RECONDOG_UNITS } from '@fap/shared/recondogs/units.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../platform/paths.ts';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { OfficeList } from './office-list.tsx';
import { TextList } from './public/text-list.tsx';

/** The units that help against a scam, how to avoid it, and where to report it. */
export function SubtypeProtection({ education }: { education: CatalogueEducation }) {
  const team = education.reconDogTeam.flatMap((id) => RECONDOG_UNITS.filter((unit) => unit.id === id));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
      <Card>
        <CardHeader title={t`ReconDog team`} hint={t`The units whose work helps most against this scam.`} />
        <ul className="divide-y divide-line">
          {team.map(({ id, name, codename, specialty }) => (
            <li key={id} className="px-5 py-4 sm:px-6">
              <h3 className="font-semibold">
                {name}{' '}
                <span className="ml-1 text-xs font-semibold tracking-wide text-ink-soft">{codename}</span>
              </h3>
              <p className="mt-0.5 text-ink-soft">{specialty}</p>
            </li>
          ))}
        </ul>
        <p className="border-t border-line px-5 py-4 sm:px-6">
          <Link href={paths.scamProtection()} className="link">
            <Trans>How the units protect you</Trans>
          </Link>
        </p>
      </Card>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Card>
          <CardHeader title={t`How to avoid it`} />
          <CardBody>
            <TextList items={education.preventionTips} />
            <p className="mt-4">
              <Trans>
                Not sure about a message?{' '}
                <Link href={paths.scanToolkit()} className="link">
                  Check it with the Scan Toolkit
                </Link>
                .
              </Trans>
            </p>
          </CardBody>
        </Card>
        <Card>
          <CardHeader title={t`Where to report it`} hint={t`Public offices. Reporting is free.`} />
          <CardBody>
            <OfficeList offices={education.whereToReport} />
          </CardBody>
        </Card>
      </div>
    </div>
  );
}
