import { colorOf } from '@fap/shared/puzzle/presence-color.ts';

export interface AvatarProps {
  id: string;
  name: string;
  /** What they are doing, said after the name. */
  doing?: string;
}

/** Somebody's initials in their colour. */
export function Avatar({ id, name, doing }: AvatarProps) {
  const initials = name
    .split(/\s+/u)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('')
    .toUpperCase();
  const title = doing ? `${name}, ${doing}` : name;
  return (
    <span
      role="img"
      aria-label={title}
      title={title}
      style={{ backgroundColor: colorOf(id) }}
      className="flex size-8 shrink-0 items-center justify-center rounded-full border-2 border-surface text-xs font-semibold text-[#ffffff]"
    >
      {initials}
    </span>
  );
}
