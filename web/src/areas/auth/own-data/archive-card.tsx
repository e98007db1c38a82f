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
        title: 'Your data is downloaded',
        description: 'It is the file my-data.zip in your downloads.',
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
        title="Your data"
        hint="Download everything we hold about you: your account, reports, files, pieces and what we recorded. It comes as a zip file."
      />
      <CardBody className="grid gap-5">
        <AccountForm
          fields={[
            {
              name: 'currentPassword',
              label: 'Your password',
              hint: 'The file holds everything you told us. Keep it where nobody else can open it.',
              type: 'password',
              autoComplete: 'current-password',
            },
          ]}
          action="Download my data"
          save={download}
          failure={{
            title: 'No file',
            description: 'The download broke off. Nothing was changed. Please try again.',
          }}
        />
        {received !== null && (
          <div className="flex flex-wrap items-center gap-4">
            <p role="status" className="text-[0.9375rem]">
              {received === 0 ? 'We are collecting your data…' : `${formatBytes(received)} so far…`}
            </p>
            <Button size="sm" onClick={() => running.current?.abort()}>
              Stop
            </Button>
          </div>
        )}
      </CardBody>
    </Card>
  );
}
