import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useAtom } from '../../../platform/store.ts';
import { Button } from '../../../ui/button.tsx';
import { soundAtom, tryChime } from '../chime.ts';
import { Switch } from '../parts/switch.tsx';

const OUTCOMES = {
  played: t`You should have heard two tones. If not, turn the sound of this device up.`,
  muted: t`This browser plays no sound on this page.`,
};

/** Whether alerts sound on this device, and how that sounds. */
export function SoundSwitch() {
  const [hasSound, setSound] = useAtom(soundAtom);
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES | null>(null);
  return (
    <div className="grid gap-3">
      <Switch
        label={t`Sound`}
        hint={t`Two tones on this device when an alert comes in. A browser stays silent until you have pressed something on the page.`}
        isOn={hasSound}
        onChange={setSound}
      />
      <Button
        size="lg"
        className="justify-self-start"
        onClick={() => void tryChime().then((isPlayed) => setOutcome(isPlayed ? 'played' : 'muted'))}
      >
        <Trans>Try the sound</Trans>
      </Button>
      <p role="status">{outcome && OUTCOMES[outcome]}</p>
    </div>
  );
}
