import type { Consent } from '@fap/shared/reports/consents.ts';
import type { OwnReport } from '@fap/shared/reports/own-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ExactTime } from '../../../ui/exact-time.tsx';
import { changeConsent } from './data.ts';
import { CONSENT_TEXTS } from './report-labels.ts';

/** The five consents of a report; a tick takes effect when the server has it. */
export function ConsentsCard({ report }: { report: OwnReport }) {
  const change = useAction({
    run: ({ consent, isGiven }: { consent: Consent; isGiven: boolean }) =>
      changeConsent(report.id, consent, isGiven),
    onFailure: () =>
      toast({
        title: t`Not changed`,
        description: t`We could not save your choice. Please try again.`,
        variant: 'destructive',
      }),
  });
  const pending = change.isPending ? change.variables : null;
  return (
    <Card>
      <CardHeader title={t`Who may see what`} hint={t`You can change this at any time.`} />
      <CardBody className="grid gap-5">
        {report.consents.map(({ consent, isGiven, since }) => (
          <Checkbox
            key={consent}
            label={CONSENT_TEXTS[consent].label}
            hint={
              <>
                {CONSENT_TEXTS[consent].hint}
                <span className="mt-0.5 block">
                  <Trans>
                    {isGiven ? t`On` : t`Off`} since <ExactTime at={since} />
                  </Trans>
                </span>
              </>
            }
            isChecked={pending?.consent === consent ? pending.isGiven : isGiven}
            isDisabled={change.isPending}
            onChange={(isTicked) => change.mutate({ consent, isGiven: isTicked })}
          />
        ))}
      </CardBody>
    </Card>
  );
}
