import { Checkbox } from './checkbox.tsx';

export interface CheckboxListProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string; hint?: string }[];
  chosen: readonly Value[];
  /** The chosen ones, in the order of the options. */
  onChange: (chosen: Value[]) => void;
}

/** Chooses any number of a few options. */
export function CheckboxList<Value extends string>({
  legend,
  options,
  chosen,
  onChange,
}: CheckboxListProps<Value>) {
  const values = options.map(({ value }) => value);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{legend}</legend>
      {options.map(({ value, ...words }) => (
        <Checkbox
          key={value}
          {...words}
          isChecked={chosen.includes(value)}
          onChange={(isChecked) =>
            onChange(values.filter((one) => (one === value ? isChecked : chosen.includes(one))))
          }
        />
      ))}
    </fieldset>
  );
}
