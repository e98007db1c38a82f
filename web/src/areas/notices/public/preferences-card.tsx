import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRead } from '../../../platform/read.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PreferencesForm } from '../components/preferences-form.tsx';
import { noticePreferences } from '../live/delivery.ts';

/** Which notices are also mailed, and when, and which ones devices show. */
export function NoticePreferencesCard({ isAddressConfirmed }: { isAddressConfirmed: boolean }) {
  const state = useRead(noticePreferences);
  return (
    <Card>
      <CardHeader
        title={t`Which notices go where`}
        hint={t`You find all notices in the app. Choose which ones we also send by e-mail, and which ones your devices show.`}
      />
      <CardBody>
        {!isAddressConfirmed && (
          <p className="mb-4 font-medium">
            <Trans>Confirm your e-mail address above, or we can’t send you any.</Trans>
          </p>
        )}
        {state.data ? (
          <PreferencesForm saved={state.data} />
        ) : state.isError ? (
          <ErrorState
            title={t`We could not load your choices`}
            onRetry={() => void state.refetch()}
            isRetrying={state.isFetching}
          />
        ) : (
          <Skeleton label={t`Loading your choices…`} shape="table" count={6} />
        )}
      </CardBody>
    </Card>
  );
}
