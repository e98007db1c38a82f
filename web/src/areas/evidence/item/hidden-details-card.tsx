import { type EvidenceReading, METADATA_DETAIL } from '@fap/shared/evidence/reading-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { EyeOff } from 'lucide-react';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { revealDetail } from '../data.ts';

/** Lets an analyst show an item's hidden details, one at a time; the custody log records each. */
export function HiddenDetailsCard({ reading: { evidence, hidden } }: { reading: EvidenceReading }) {
  const reveal = useAction<string>({
    run: (detail) => revealDetail(evidence.id, detail),
    onSuccess: (_, detail) =>
      toast({ title: t`Shown`, description: t`Recorded in the chain of custody: ${nameOf(detail)}.` }),
    onFailure: (error) =>
      toast({
        title: t`Not shown`,
        description: reasonOf(error, t`We could not show it. Please try again.`),
        variant: 'destructive',
      }),
  });
  if (!hidden.length) return null;
  return (
    <Card>
      <CardHeader
        title={t`Hidden details`}
        hint={t`These may belong to a victim. The chain of custody records each detail you show, with your name.`}
      />
      <CardBody>
        <ul className="flex flex-wrap gap-2">
          {hidden.map((detail) => (
            <li key={detail}>
              <Button
                variant="secondary"
                size="sm"
                disabled={reveal.isPending}
                onClick={() => reveal.mutate(detail)}
              >
                <EyeOff aria-hidden strokeWidth={1.5} className="size-4" />
                <Trans>Show {nameOf(detail)}</Trans>
              </Button>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

const nameOf = (detail: string): string => (detail === METADATA_DETAIL ? t`the file details` : detail);
