import { anatomyLayer, isLayer } from '@fap/shared/catalogue/anatomy.ts';
import { type CollabRoom, type PeerState, usePeers } from '../../../platform/collab-room.ts';
import { Avatar } from '../presence/avatar.tsx';

const SHOWN = 6;

/** Who else has this puzzle open, and which layer they work on. */
export function PresenceBar({ room, accountId }: { room: CollabRoom; accountId: string }) {
  // The user's own other tabs do not count.
  const people = groupByPerson(usePeers(room.awareness).filter(({ user }) => user.id !== accountId));
  const rest = people.length - SHOWN;
  return (
    <div className="flex items-center gap-3" aria-live="off">
      <p className="text-sm text-ink-soft">
        {people.length === 0 ? 'Nobody else is here now' : 'Here with you'}
      </p>
      {people.length > 0 && (
        <ul aria-label="People on this puzzle" className="flex -space-x-2">
          {people.slice(0, SHOWN).map((peer) => (
            <li key={peer.user.id}>
              <Avatar id={peer.user.id} name={peer.user.name} doing={describeActivity(peer)} />
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && <p className="text-sm text-ink-soft">and {rest} more</p>}
    </div>
  );
}

function describeActivity(peer: PeerState): string {
  return isLayer(peer.layer) ? `working on ${anatomyLayer(peer.layer).name}` : 'looking around';
}

/** One entry per account, also with several tabs open; a tab that works on a layer wins. */
function groupByPerson(peers: readonly PeerState[]): readonly PeerState[] {
  const people = new Map<string, PeerState>();
  for (const peer of peers) {
    const known = people.get(peer.user.id);
    if (!known || (known.layer === null && peer.layer !== null)) people.set(peer.user.id, peer);
  }
  return [...people.values()].sort((a, b) => a.user.name.localeCompare(b.user.name));
}
