import type { ProtectedPerson } from '@fap/shared/elder/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useNothingSentLater } from '../../../platform/connection-status.tsx';
import { usePreload } from '../../../platform/load-later.ts';
import { useRead } from '../../../platform/read.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { KeptFocus } from '../../../ui/kept-focus.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import '../elder.css';
import { useWaitingCount, WaitingAlerts } from '../alerts/waiting-alerts.tsx';
import { protectedPeople, protectionStatus } from '../data.ts';
import { EmergencyCalls } from '../parts/emergency-calls.tsx';
import { alertedGuardians } from '../parts/guardian-names.ts';
import { useHomeCountry } from '../parts/home-country.ts';
import { Section } from '../parts/section.tsx';
import { PhoneButton } from '../phone/phone-button.tsx';
import { Overlay } from '../shield/overlay-banner.tsx';
import { ShieldCard } from '../shield/shield-card.tsx';
import { useElderLive } from '../use-elder-live.ts';

/** For guardians alone. */
const PeopleYouProtect = lazyPart(
  async () => (await import('../guardians/people-you-protect.tsx')).PeopleYouProtect,
);
/** What is below the first view. */
const OwnShield = lazyPart(async () => (await import('../shield/own-shield.tsx')).OwnShield);

const NOBODY: readonly ProtectedPerson[] = [];

/** Elder Shield: one's own protection, and the people one protects. */
export function ElderShieldScreen() {
  const status = useRead(protectionStatus);
  const { data: people = NOBODY } = useRead(protectedPeople);
  // Stays when access ends: the page says who ended it.
  const [isGuardian, setGuardian] = useState(false);
  if (people.length > 0 && !isGuardian) setGuardian(true);
  const country = useHomeCountry(status.data?.settings.country);
  const waiting = useWaitingCount();
  useElderLive(people.map(({ elderId }) => elderId));
  useNothingSentLater();
  usePreload(PeopleYouProtect.load);
  usePreload(OwnShield.load);
  const { data } = status;
  // Whose own shield is off is here for somebody else.
  const isHereForOthers = isGuardian && data?.isActive === false;
  const [guardianEmail, setGuardianEmail] = useState('');
  return (
    <KeptFocus className="elder-scale">
      {data?.isActive && data.settings.bankingOverlay && <Overlay bank={data.settings.selectedBank} />}
      <PageFrame
        title={t`Elder Shield`}
        lead={
          <span className="text-[1.25rem]">
            <Trans>It looks at payments, says plainly what is wrong, and reaches somebody you trust.</Trans>
          </span>
        }
        width="reading"
        waiting={waiting + people.reduce((sum, { openAlerts }) => sum + openAlerts, 0)}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {isHereForOthers && <Guarded people={people} />}
          <PhoneButton
            call={data?.phoneCall}
            guardianNames={alertedGuardians(data)}
            helper={data?.helper ?? null}
            country={country}
            isShieldOn={data?.isActive ?? false}
          />
          <WaitingAlerts country={country} />
          {isGuardian && !isHereForOthers && <Guarded people={people} />}
          {data ? (
            <>
              <ShieldCard status={data} guardianEmail={guardianEmail.trim()} />
              <Suspense fallback={<Loading label={t`Loading the rest…`} />}>
                <OwnShield
                  status={data}
                  country={country}
                  guardianEmail={guardianEmail}
                  onGuardianEmail={setGuardianEmail}
                />
              </Suspense>
            </>
          ) : (
            <>
              {status.isError ? (
                <ErrorState
                  title={t`Your shield could not be loaded`}
                  onRetry={() => void status.refetch()}
                  isRetrying={status.isFetching}
                />
              ) : (
                <Loading label={t`Loading your shield…`} />
              )}
              <Section title={t`Emergency contacts`}>
                <EmergencyCalls country={country} />
              </Section>
            </>
          )}
        </div>
      </PageFrame>
    </KeptFocus>
  );
}

function Guarded({ people }: { people: readonly ProtectedPerson[] }) {
  return (
    <Suspense fallback={<Loading label={t`Loading whom you protect…`} />}>
      <PeopleYouProtect people={people} />
    </Suspense>
  );
}
