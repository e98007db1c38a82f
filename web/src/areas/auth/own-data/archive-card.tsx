import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../platform/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { formatBytes } from '../../../ui/format-size.ts';
import { AccountForm } from '../account/account-form.tsx';
import { downloadArchive } from './data.ts';

/** Everything the platform holds about the person, as a file to keep. */
export function ArchiveCard() {
  const [received, setReceived] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const download = async ({ currentPassword }: { currentPassword: string }) => {
    const controller = new AbortController();
    running.current = controller;
    setReceived(0);
    try {
      await downloadArchive({ currentPassword }, { signal: controller.signal, onProgress: setReceived });
      toast({
        title: t`Your data is downloaded`,
        description: t`It is the file my-data.zip in your downloads.`,
        variant: 'success',
      });
    } catch (error) {
      // Stopped by the person: nothing went wrong.
      if (!controller.signal.aborted) throw error;
    } finally {
      setReceived(null);
    }
  };
  return (
    <Card id="your-data">
      <CardHeader
        title={t`Your data`}
        hint={t`Download everything we hold about you: your account, reports, files, pieces and what we recorded. It comes as a zip file.`}
      />
      <CardBody className="grid gap-5">
        <AccountForm
          fields={[
            {
              name: 'currentPassword',
              label: t`Your password`,
              hint: t`The file holds everything you told us. Keep it where nobody else can open it.`,
              type: 'password',
              autoComplete: 'current-password',
            },
          ]}
          action={t`Download my data`}
          save={download}
          failure={{
            title: t`No file`,
            description: t`The download broke off. Nothing was changed. Please try again.`,
          }}
        />
        {received !== null && (
          <div className="flex flex-wrap items-center gap-4">
            <p role="status" className="text-[0.9375rem]">
              {received === 0 ? t`We are collecting your data…` : t`${formatBytes(received)} so far…`}
            </p>
            <Button size="sm" onClick={() => running.current?.abort()}>
              <Trans>Stop</Trans>
            </Button>
          </div>
        )}
      </CardBody>
    </Card>
  );
}
