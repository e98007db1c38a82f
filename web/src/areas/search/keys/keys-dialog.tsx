import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useDestinations } from '../../../platform/destinations.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { useAtom } from '../../../platform/store.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { mayOpen } from './may-open.ts';
import { GO, HELP, singleKeysAtom } from './single-keys.ts';

/** Keys that work where the focus is: what each does, and what to press. */
const IN_PLACE: readonly {
  place: string;
  keys: readonly (readonly [what: string, ...pressed: string[]])[];
}[] = [
  {
    place: t`On a puzzle’s board`,
    keys: [
      [t`New card`, 'N'],
      [t`Choose all cards`, 'Ctrl', 'A'],
      [t`Choose nothing`, 'Esc'],
      [t`Copy what is chosen`, 'Ctrl', 'C'],
      [t`Paste`, 'Ctrl', 'V'],
      [t`Delete what is chosen`, 'Delete'],
      [t`Undo your last step`, 'Ctrl', 'Z'],
      [t`Redo it`, 'Ctrl', 'Shift', 'Z'],
    ],
  },
  {
    place: t`Ready for your review`,
    keys: [
      [t`Next piece`, 'J'],
      [t`Piece before`, 'K'],
      [t`Confirm`, 'C'],
      [t`Dispute`, 'D'],
    ],
  },
];

/** The keys that work everywhere, from the same register that they are read from, those of places, and the switch for those without Control. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const user = useCurrentUser();
  const places = useDestinations().filter((one) => one.key !== undefined && mayOpen(user, one));
  const [isOn, setOn] = useAtom(singleKeysAtom);
  return (
    <Dialog title={t`Keyboard shortcuts`} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <dl className="grid gap-2">
        <Shortcut keys={['Ctrl', 'K']} joint="+">
          <Trans>Search (⌘ K on a Mac); in shared notes, a link</Trans>
        </Shortcut>
        {isOn && (
          <Shortcut keys={[HELP]}>
            <Trans>Show these shortcuts</Trans>
          </Shortcut>
        )}
      </dl>
      {isOn && (
        <>
          <h3 className="mt-6 text-sm font-semibold text-ink-soft">
            <Trans>Go to a page</Trans>
          </h3>
          <dl className="mt-2 grid gap-2 sm:grid-cols-2 sm:gap-x-8">
            {places.map(({ name, path, key = '' }) => (
              <Shortcut key={path} keys={[GO.toUpperCase(), key.toUpperCase()]} joint="then">
                {name}
              </Shortcut>
            ))}
          </dl>
        </>
      )}
      {IN_PLACE.map(({ place, keys }) => (
        <section key={place}>
          <h3 className="mt-6 text-sm font-semibold text-ink-soft">{place}</h3>
          <dl className="mt-2 grid gap-2 sm:grid-cols-2 sm:gap-x-8">
            {keys.map(([what, ...pressed]) => (
              <Shortcut key={what} keys={pressed} joint="+">
                {what}
              </Shortcut>
            ))}
          </dl>
        </section>
      ))}
      <div className="mt-6 border-t border-line pt-4">
        <Checkbox
          label={t`Use shortcuts without Ctrl`}
          hint={t`Switch them off if you dictate text or press keys by accident. This browser remembers it.`}
          isChecked={isOn}
          onChange={setOn}
        />
      </div>
    </Dialog>
  );
}

function Shortcut({ keys, joint = '', children }: { keys: string[]; joint?: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <dt>{children}</dt>
      <dd className="flex items-center gap-1.5 text-sm text-ink-soft">
        {keys.map((key, index) => (
          <span key={key} className="flex items-center gap-1.5">
            {index > 0 && joint}
            <kbd className="min-w-7 rounded-sm border border-line-strong bg-sunken px-1.5 py-0.5 text-center font-sans text-[0.8125rem] text-ink">
              {key}
            </kbd>
          </span>
        ))}
      </dd>
    </div>
  );
}
