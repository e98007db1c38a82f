import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';
import { CONTROL_LOOK } from './control-look.ts';

/** A multi-line text input. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={cn(CONTROL_LOOK, 'block leading-6', className)} {...rest} />;
}
