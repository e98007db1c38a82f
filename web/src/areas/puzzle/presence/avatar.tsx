import { colorOf } from '@fap/shared/puzzle/presence-color.ts';

export interface AvatarProps {
  id: string;
  name: string;
  /** What they are doing; follows the name. */
  doing?: string;
  /** The name is shown next to it, so screen readers skip the avatar. */
  isDecorative?: boolean;
}

/** Somebody's initials in their colour. */
export function Avatar({ id, name, doing, isDecorative }: AvatarProps) {
  const initials = name
    .split(/\s+/u)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('')
    .toUpperCase();
  const title = doing ? `${name}, ${doing}` : name;
  return (
    <span
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title, title })}
      style={{ backgroundColor: colorOf(id) }}
      className="flex size-8 shrink-0 items-center justify-center rounded-full border-2 border-surface text-xs font-semibold text-[#ffffff]"
    >
      {initials}
    </span>
  );
}
