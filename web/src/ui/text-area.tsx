import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';
import { CONTROL_LOOK, CONTROL_SIZES } from './control-look.ts';

/** A multi-line text input. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={cn(CONTROL_LOOK, CONTROL_SIZES.md, 'block leading-6', className)} {...rest} />;
}
