import { initialsOf } from '@fap/shared/auth/initials-of.ts';
import { colorOf, type PersonColor } from '@fap/shared/puzzle/presence-color.ts';
import { cn } from './class-names.ts';

export interface AvatarProps {
  id: string;
  name: string;
  /** What they are doing; follows the name. */
  doing?: string;
  /** The name is shown next to it, so screen readers skip the avatar. */
  isDecorative?: boolean;
  size?: 'xs' | 'sm' | 'md';
}

/** Classes, not styles: the policy of a page that the server rendered refuses style attributes. */
const GROUNDS: Record<PersonColor, string> = {
  '#1d4ed8': 'bg-[#1d4ed8]',
  '#b91c1c': 'bg-[#b91c1c]',
  '#047857': 'bg-[#047857]',
  '#7e22ce': 'bg-[#7e22ce]',
  '#b45309': 'bg-[#b45309]',
  '#0e7490': 'bg-[#0e7490]',
  '#be185d': 'bg-[#be185d]',
  '#4d7c0f': 'bg-[#4d7c0f]',
  '#4338ca': 'bg-[#4338ca]',
  '#9a3412': 'bg-[#9a3412]',
  '#0f766e': 'bg-[#0f766e]',
  '#86198f': 'bg-[#86198f]',
};

const SIZES = {
  xs: 'size-5 text-[0.5625rem]',
  sm: 'size-6 border-2 border-surface text-[0.625rem]',
  md: 'size-8 border-2 border-surface text-xs',
};

/** Somebody's initials in their colour. */
export function Avatar({ id, name, doing, isDecorative, size = 'md' }: AvatarProps) {
  const title = doing ? `${name}, ${doing}` : name;
  return (
    <span
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title, title })}
      // Drawn, not written: the letters belong to no name that is read aloud or spoken to a voice control.
      data-initials={initialsOf(name)}
      className={cn(
        'flex shrink-0 items-center justify-center rounded-full font-semibold text-[#ffffff] before:content-[attr(data-initials)]',
        GROUNDS[colorOf(id)],
        SIZES[size],
      )}
    />
  );
}
