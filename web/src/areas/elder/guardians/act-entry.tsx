import type { GuardianAct } from '@fap/shared/elder/entities.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';

const ACTS: Record<GuardianAct['kind'], (payee: string) => string> = {
  accepted: () => 'became your guardian',
  viewed: () => 'looked at your alerts and status',
  acknowledged: (payee) => `said they look after the alert${payee}`,
  released: (payee) => `released the payment${payee}`,
  blocked: (payee) => `stopped the payment${payee}`,
};

/** What a guardian saw or did, with what they wrote about it. */
export function ActEntry({ act: { guardianName, kind, payee, note, at } }: { act: GuardianAct }) {
  return (
    <li className="py-3 wrap-anywhere">
      {guardianName} {ACTS[kind](payee ? ` to ${payee}` : '')}
      {note && <q className="block">{note}</q>}
      <span className="block text-ink-soft">
        <RelativeTime at={at} />
      </span>
    </li>
  );
}
