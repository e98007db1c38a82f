import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';
import { CONTROL_LOOK, CONTROL_SIZES } from './control-look.ts';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size'> {
  size?: keyof typeof CONTROL_SIZES;
}

/** A one-line text input. */
export function TextInput({ size = 'md', className, ...rest }: TextInputProps) {
  return <input type="text" className={cn(CONTROL_LOOK, CONTROL_SIZES[size], className)} {...rest} />;
}
