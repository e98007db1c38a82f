import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent } from 'react';
import { cn } from './class-names.ts';
import { Spinner } from './spinner.tsx';

const look = cva(
  [
    'inline-flex items-center justify-center rounded-md border font-medium select-none',
    'transition-colors duration-150 ease-calm',
    'disabled:cursor-not-allowed aria-disabled:cursor-not-allowed aria-disabled:opacity-70',
  ],
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-accent text-on-accent hover:bg-accent-strong disabled:bg-sunken disabled:text-ink-soft disabled:border-line',
        secondary:
          'border-line-strong/60 bg-surface text-ink hover:border-line-strong hover:bg-sunken disabled:border-line disabled:bg-sunken disabled:text-ink-soft aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent',
        quiet:
          'border-transparent text-ink hover:bg-sunken disabled:text-ink-soft disabled:hover:bg-transparent aria-pressed:bg-accent-soft aria-pressed:text-accent',
        /** For the one press that calls for help. */
        alarm: 'border-transparent bg-alarm text-on-alarm hover:bg-alarm/90 disabled:opacity-60',
        danger:
          'border-critical/50 bg-surface text-critical hover:bg-critical-soft disabled:border-line disabled:text-ink-soft',
      },
      size: {
        sm: 'min-h-9 shrink-0 whitespace-nowrap gap-1.5 px-2.5 py-1 text-sm',
        /** One line, but for one that is wider than a phone: it went over the edge of the page. */
        md: 'min-h-10 max-w-full shrink-0 gap-2 px-4 py-2 text-control sm:whitespace-nowrap',
        /** As high as an input beside it. */
        field: 'min-h-11 shrink-0 whitespace-nowrap gap-2 px-4 py-2 text-control',
        /** Large ones stand alone, so their words may take a second line. */
        lg: 'min-h-12 max-w-full gap-2 text-balance px-6 py-2.5 text-base',
        /** The one button of a moment, in Elder Shield. */
        xl: 'min-h-14 max-w-full gap-3 text-balance px-6 py-3 text-xl',
        icon: 'size-10 shrink-0 text-base',
        'icon-sm': 'size-9 shrink-0 text-base',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
);

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof look> & {
    /** Styles the only child, usually a link, instead of rendering a button. */
    asChild?: boolean;
    /** Shows a spinner and takes no press while its action runs; the focus stays on the button. */
    isBusy?: boolean;
  };

/** A button, or with `asChild` a link that looks like one. */
export function Button({
  variant,
  size,
  asChild,
  isBusy,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const classes = cn(look({ variant, size }), className);
  if (asChild) {
    return (
      <Slot.Root className={classes} onClick={onClick} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isBusy || rest['aria-disabled']}
      // Not sent a second time, and no form either: a submit button's press is what sends it.
      onClick={isBusy ? preventDefault : onClick}
      className={classes}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}

const preventDefault = (event: MouseEvent): void => event.preventDefault();
