import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Awareness } from 'y-protocols/awareness';
import { type PeerState, usePeers } from '../../../platform/collab-room.ts';
import type { DocumentStatus } from '../../../platform/document-status.ts';
import { Avatar } from '../../../ui/avatar.tsx';

export interface NotesPeopleProps {
  awareness: Awareness;
  /** The reader, whose own other tabs do not count. */
  accountId: string;
  /** Without a connection nobody knows who is here. */
  link: DocumentStatus['link'];
}

/** Who else has these notes open. */
export function NotesPeople({ awareness, accountId, link }: NotesPeopleProps) {
  const people = peopleOf(usePeers(awareness), accountId);
  if (link === 'lost')
    return (
      <p>
        <Trans>We can’t see who is here while you’re offline.</Trans>
      </p>
    );
  if (people.length === 0 && link !== 'open') return null;
  if (people.length === 0)
    return (
      <p>
        <Trans>No one else is here now.</Trans>
      </p>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p>
        <Trans>Here with you</Trans>
      </p>
      <ul aria-label={t`People in these notes`} className="flex flex-wrap gap-x-3 gap-y-1">
        {people.map(({ id, name }) => (
          <li key={id} className="flex min-w-0 items-center gap-1.5">
            <Avatar id={id} name={name} isDecorative size="sm" />
            <span className="min-w-0 text-ink wrap-anywhere">{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function peopleOf(peers: readonly PeerState[], accountId: string): PeerState['user'][] {
  const people = new Map(peers.map(({ user }) => [user.id, user]));
  people.delete(accountId);
  return [...people.values()].sort((a, b) => a.name.localeCompare(b.name));
}
