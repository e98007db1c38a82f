import { anatomyLayer, isLayer } from '@fap/shared/catalogue/anatomy.ts';
import { colorOf } from '@fap/shared/puzzle/presence-color.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Eye, EyeOff, Megaphone } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type DocumentStatus, useDocumentLink } from '../../../platform/document-status.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/class-names.ts';
import { Tooltip } from '../../../ui/tooltip.tsx';
import type { Following } from './use-follow.ts';
import type { PresentPerson } from './use-people.ts';

const SHOWN = 6;
const ITEM =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 text-sm outline-none data-highlighted:bg-sunken';

export interface PeopleBarProps {
  /** The room's name, for its connection. */
  room: string;
  people: readonly PresentPerson[];
  /** The acting person, whose colour others see. */
  user: { id: string; displayName: string };
  following: Following;
  /** Asks everybody to come here. */
  onCall: () => void;
}

/** Who else has this puzzle open, which layer they work on, and the way to follow or call them. */
export function PeopleBar({ room, people, user, following, onCall }: PeopleBarProps) {
  const link = useDocumentLink(room);
  const rest = people.length - SHOWN;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1" aria-live="off">
      <p className="text-sm text-ink-soft">{textOf(link, people.length)}</p>
      {people.length > 0 && (
        <ul aria-label={t`People on this puzzle`} className="flex -space-x-1.5">
          {people.slice(0, SHOWN).map((person) => (
            <li key={person.user.id}>
              <PersonMenu person={person} following={following} />
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <p className="text-sm text-ink-soft">
          <Trans>and {rest} more</Trans>
        </p>
      )}
      <p className="flex items-center gap-1.5 text-sm text-ink-soft">
        <span
          aria-hidden
          title={t`The others see your pointer in this colour`}
          className="size-3 rounded-full"
          style={{ backgroundColor: colorOf(user.id) }}
        />
        <Trans>You</Trans>
      </p>
      {people.length > 0 && (
        <Tooltip text={t`Bring everybody here`}>
          <Button size="icon" variant="quiet" aria-label={t`Bring everybody here`} onClick={onCall}>
            <Megaphone aria-hidden className="size-4" />
          </Button>
        </Tooltip>
      )}
    </div>
  );
}

/** Without a connection nothing is said of who is here, because the page can't know. */
function textOf(link: DocumentStatus['link'], count: number): string {
  if (link === 'lost') return t`We can’t see who is here while you’re offline`;
  if (link === 'missing') return t`We can’t see who is here`;
  if (count > 0) return t`Here with you`;
  return link === 'open' ? t`Nobody else is here now` : '';
}

function PersonMenu({ person, following }: { person: PresentPerson; following: Following }) {
  const { user } = person;
  const isFollowed = following.id === user.id;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={`${user.name}, ${describeActivity(person)}${isFollowed ? t`, you follow them` : ''}`}
        title={`${user.name}, ${describeActivity(person)}`}
        className={cn(
          'block rounded-full hover:z-10',
          isFollowed && 'ring-2 ring-accent ring-offset-1 ring-offset-surface',
        )}
      >
        <Avatar id={user.id} name={user.name} isDecorative />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          className="z-50 w-60 rounded-lg border border-line bg-surface p-2 shadow-panel animate-rise"
        >
          <DropdownMenu.Label className="px-3 py-1.5 text-sm">
            <span className="block font-semibold">{user.name}</span>
            <span className="text-ink-soft">{describeActivity(person)}</span>
          </DropdownMenu.Label>
          <DropdownMenu.Item className={ITEM} onSelect={() => following.follow(isFollowed ? null : user.id)}>
            {isFollowed ? <EyeOff aria-hidden className="size-4" /> : <Eye aria-hidden className="size-4" />}
            {isFollowed ? t`Stop following` : t`Follow`}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function describeActivity({ layer }: PresentPerson): string {
  return isLayer(layer) ? t`working on ${anatomyLayer(layer).name}` : t`looking around`;
}
