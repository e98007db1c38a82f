/** The classes of all text controls. */
export const CONTROL_LOOK = [
  'w-full rounded-md border border-line-strong bg-surface px-3 text-ink',
  'placeholder:text-ink-soft hover:border-ink-soft',
  'focus-visible:border-accent focus-visible:outline-offset-0',
  'aria-invalid:border-critical disabled:bg-sunken disabled:text-ink-soft',
].join(' ');

/** `sm` stands in a toolbar. */
export const CONTROL_SIZES = { sm: 'min-h-9 py-1 text-sm', md: 'min-h-11 py-2 text-base' };
