import type { Helper } from '@fap/shared/elder/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useMoveFocus } from '../../../ui/move-focus.ts';
import { CallLink } from '../parts/call-link.tsx';
import { Section } from '../parts/section.tsx';
import { HelperForm } from './helper-form.tsx';

/** Somebody else to turn to, whom guardians never see: for the case that a guardian is the problem. */
export function SecondPath({ helper }: { helper: Helper | null }) {
  const [isEditing, setEditing] = useState(false);
  const [savedTimes, setSavedTimes] = useState(0);
  const outcome = useMoveFocus<HTMLParagraphElement>(savedTimes);
  const isShown = helper !== null && !isEditing;
  return (
    <Section
      title={t`Somebody else you can turn to`}
      lead={t`In case you’re not sure about a guardian. Your guardians don’t see this, and don’t see that it’s there.`}
    >
      {savedTimes > 0 && !isEditing && (
        <p ref={outcome} tabIndex={-1} role="status" className="font-semibold">
          {helper ? t`Saved.` : t`Nobody is named here any more.`}
        </p>
      )}
      {isShown ? (
        <div className="grid gap-4">
          <p className="text-lg font-semibold wrap-anywhere">{helper.name}</p>
          {helper.phone && (
            <CallLink phone={helper.phone} variant="primary">
              <Trans>Call {helper.phone}</Trans>
            </CallLink>
          )}
          <Button size="lg" className="justify-self-start" onClick={() => setEditing(true)}>
            <Trans>Change</Trans>
          </Button>
        </div>
      ) : (
        <HelperForm
          helper={helper}
          takesFocus={isEditing}
          onDone={() => {
            setEditing(false);
            setSavedTimes(savedTimes + 1);
          }}
        />
      )}
    </Section>
  );
}
