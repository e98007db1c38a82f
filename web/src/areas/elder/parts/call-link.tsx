import { dialAddress } from '@fap/shared/help/helplines.ts';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../../ui/button.tsx';

export interface CallLinkProps extends Pick<ButtonProps, 'variant'> {
  phone: string;
  children: ReactNode;
}

/** Calls a number with one press, over the whole width. */
export function CallLink({ phone, variant, children }: CallLinkProps) {
  return (
    <Button asChild variant={variant} size="xl" className="w-full">
      <a href={dialAddress(phone)}>
        <Phone aria-hidden className="size-6 shrink-0" />
        <span className="min-w-0 wrap-break-word">{children}</span>
      </a>
    </Button>
  );
}
