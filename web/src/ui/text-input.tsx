import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';
import { CONTROL_LOOK } from './control-look.ts';

/** A one-line text input. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" className={cn(CONTROL_LOOK, 'min-h-11', className)} {...rest} />;
}
