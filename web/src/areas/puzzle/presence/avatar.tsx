import { colorOf } from '@fap/shared/puzzle/presence-color.ts';
import { cn } from '../../../ui/class-names.ts';
import { initialsOf } from '../../../ui/initials-of.ts';

export interface AvatarProps {
  id: string;
  name: string;
  /** What they are doing; follows the name. */
  doing?: string;
  /** The name is shown next to it, so screen readers skip the avatar. */
  isDecorative?: boolean;
  size?: 'sm' | 'md';
}

/** Somebody's initials in their colour. */
export function Avatar({ id, name, doing, isDecorative, size = 'md' }: AvatarProps) {
  const title = doing ? `${name}, ${doing}` : name;
  return (
    <span
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title, title })}
      // Drawn, not written: the letters belong to no name that is read aloud or spoken to a voice control.
      data-initials={initialsOf(name)}
      style={{ backgroundColor: colorOf(id) }}
      className={cn(
        'flex shrink-0 items-center justify-center rounded-full before:content-[attr(data-initials)] border-2 border-surface font-semibold text-[#ffffff]',
        size === 'md' ? 'size-8 text-xs' : 'size-6 text-[0.625rem]',
      )}
    />
  );
}
