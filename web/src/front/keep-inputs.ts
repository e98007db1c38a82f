const CONTROLS = 'input, select, textarea';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Remembers what the controls of a page hold; the function it gives puts that in again, as if it were typed, after a script took the page
 * over with the values it began with.
 */
export function keepInputs(root: HTMLElement): () => void {
  const kept = [...root.querySelectorAll<Control>(CONTROLS)].map((control) => ({
    control,
    value: control.value,
    before: firstValueOf(control),
  }));
  return () => {
    for (const { control, value, before } of kept) {
      // What was entered while the script started is newer.
      const latest = control.value === before ? value : control.value;
      if (latest !== before) enter(control, { value: latest, before });
    }
  };
}

/** The value in the page as it was sent. */
function firstValueOf(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** Past React’s own setter, which would take the value for one that it knows already: it is told of the first value instead. */
function enter(control: Control, { value, before }: { value: string; before: string }): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  control.value = before;
  set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
