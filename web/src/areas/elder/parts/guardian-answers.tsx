import type { ElderAlert } from '@fap/shared/elder/entities.ts';
import { Trans } from '@lingui/react/macro';
import { PhoneIncoming } from 'lucide-react';

/** Help is on its way: which guardians said that they call. */
export function GuardianAnswers({ from }: { from: ElderAlert['acknowledgedBy'] }) {
  return (
    <div role="status">
      {from.map(({ name }) => (
        <p key={name} className="mt-3 flex items-start gap-3 text-2xl leading-snug font-semibold">
          <PhoneIncoming aria-hidden className="mt-1 size-7 shrink-0 text-low" />
          <span className="min-w-0">
            <Trans>{name} says: I’m calling you</Trans>
          </span>
        </p>
      ))}
    </div>
  );
}
