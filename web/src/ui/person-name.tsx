import { Avatar } from './avatar.tsx';
import { cn } from './class-names.ts';

export interface PersonNameProps {
  id: string;
  name: string;
  className?: string;
}

/** Somebody's name with their avatar before it, for running text. */
export function PersonName({ id, name, className }: PersonNameProps) {
  return (
    <span className="inline-flex max-w-full items-center gap-1.5 align-bottom">
      <Avatar id={id} name={name} size="xs" isDecorative />
      <span className={cn('min-w-0 wrap-anywhere', className)}>{name}</span>
    </span>
  );
}
