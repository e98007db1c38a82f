import type { ProtectedPerson, ProtectionStatus } from '@fap/shared/elder/entities.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { useRead } from '../../../platform/read.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import '../elder.css';
import { OwnAlerts, useUnseen } from '../alerts/own-alerts.tsx';
import { MONITOR_QUERY, monitor, protectedPeople, protectionStatus } from '../data.ts';
import { PeopleYouProtect } from '../guardians/people-you-protect.tsx';
import { Monitor } from '../payments/monitor.tsx';
import { OverlayBanner } from '../shield/overlay-banner.tsx';
import { PhoneButton } from '../shield/phone-button.tsx';
import { ShieldCard } from '../shield/shield-card.tsx';
import { useElderLive } from '../use-elder-live.ts';

/** What is below the first view. */
const ShieldChoices = lazyPart(async () => (await import('../shield/shield-choices.tsx')).ShieldChoices);

const NOBODY: readonly ProtectedPerson[] = [];

/** Elder Shield: one's own protection, and the people one protects. */
export function ElderShieldScreen() {
  const status = useRead(protectionStatus);
  const { data: people = NOBODY } = useRead(protectedPeople);
  const unseen = useUnseen();
  useElderLive(people.map(({ elderId }) => elderId));
  const call = status.data?.phoneCall ?? null;
  const waiting = unseen + people.reduce((sum, { openAlerts }) => sum + openAlerts, 0);
  return (
    <PageFrame
      title="Elder Shield"
      lead={
        <span className="text-[1.25rem]">
          It looks at payments, says plainly what is wrong, and reaches somebody you trust.
        </span>
      }
      width="reading"
      waiting={waiting}
    >
      <div className="elder-scale grid grid-cols-[minmax(0,1fr)] gap-6">
        <PeopleYouProtect people={people} />
        {call && <PhoneButton call={call} guardianNames={namesOf(status.data)} />}
        <OwnAlerts />
        {status.data ? (
          <OwnShield status={status.data} />
        ) : status.isError ? (
          <ErrorState
            title="Your shield could not be loaded"
            onRetry={() => void status.refetch()}
            isRetrying={status.isFetching}
          />
        ) : (
          <Loading label="Loading your shield…" />
        )}
      </div>
    </PageFrame>
  );
}

function OwnShield({ status }: { status: ProtectionStatus }) {
  const [guardianEmail, setGuardianEmail] = useState('');
  const { settings, isActive } = status;
  return (
    <>
      {isActive && settings.bankingOverlay && <Overlay bank={settings.selectedBank} />}
      {!status.phoneCall && <PhoneButton call={null} guardianNames={namesOf(status)} />}
      <ShieldCard status={status} guardianEmail={guardianEmail.trim()} />
      <Monitor isActive={isActive} />
      <Suspense fallback={<Loading label="Loading the rest…" />}>
        <ShieldChoices status={status} guardianEmail={guardianEmail} onGuardianEmail={setGuardianEmail} />
      </Suspense>
    </>
  );
}

/** Names of the guardians who accepted. */
const namesOf = (status: ProtectionStatus | undefined): string[] =>
  (status?.guardianContacts ?? []).flatMap(({ name }) => name ?? []);

/** The newest payment that is paused, if any. */
function Overlay({ bank }: { bank: ProtectionStatus['settings']['selectedBank'] }) {
  const { data } = useRead(monitor, MONITOR_QUERY);
  const held = data?.transactions.find(({ status }) => status === 'intercepted');
  return held ? <OverlayBanner held={held} bank={bank} /> : null;
}
