import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Combobox, type ComboboxOption } from '../../../ui/combobox.tsx';
import type { FieldControl } from '../../../ui/field.tsx';
import type { ClusterChoices } from './use-cluster-choices.ts';

export interface ClusterSelectProps {
  control: FieldControl;
  choices: ClusterChoices;
  /** The chosen cluster's id; empty for none. */
  value: string;
  onChange: (clusterId: string) => void;
  placeholder?: string;
}

/** A choice of one cluster: the input shows the chosen one's name, and suggests others while one types. */
export function ClusterSelect({ control, choices, value, onChange, placeholder }: ClusterSelectProps) {
  const [isTyping, setTyping] = useState(false);
  // Its name is known before the server was asked for it.
  const [picked, setPicked] = useState<ComboboxOption | null>(null);
  const { chosen, found, words, search } = choices;
  const name = chosen?.name ?? (picked?.value === value ? picked.label : value);
  const stop = () => {
    setTyping(false);
    search('');
  };
  return (
    <Combobox
      control={control}
      text={isTyping ? words : name}
      options={found?.map(({ id, name }) => ({ value: id, label: name, detail: id }))}
      {...(placeholder ? { placeholder } : {})}
      onWords={(typed) => {
        setTyping(true);
        search(typed);
      }}
      onChoose={(option) => {
        setPicked(option);
        onChange(option.value);
        stop();
      }}
      onLeave={stop}
    />
  );
}

export interface ChoicesErrorProps {
  choices: ClusterChoices;
}

/** Replaces a list's hint when the clusters could not be loaded. */
export function ChoicesError({ choices }: ChoicesErrorProps) {
  return (
    <>
      <Trans>We could not load the list of clusters.</Trans>{' '}
      <button type="button" className="link" onClick={choices.retry}>
        <Trans>Try again</Trans>
      </button>
    </>
  );
}
