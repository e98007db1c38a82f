import type { GuardianAct } from '@fap/shared/elder/entities.ts';
import { t } from '@lingui/core/macro';
import { RelativeTime } from '../../../ui/relative-time.tsx';

const ACTS: Record<GuardianAct['kind'], (payee: string) => string> = {
  accepted: () => t`became your guardian`,
  viewed: () => t`looked at your alerts and status`,
  acknowledged: (payee) => t`said they look after the alert${payee}`,
  released: (payee) => t`released the payment${payee}`,
  blocked: (payee) => t`stopped the payment${payee}`,
};

/** What a guardian saw or did, with what they wrote about it. */
export function ActEntry({ act: { guardianName, kind, payee, note, at } }: { act: GuardianAct }) {
  return (
    <li className="py-3 wrap-anywhere">
      {guardianName} {ACTS[kind](payee ? t` to ${payee}` : '')}
      {note && <q className="block">{note}</q>}
      <span className="block text-ink-soft">
        <RelativeTime at={at} />
      </span>
    </li>
  );
}
