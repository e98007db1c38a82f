import type { Puzzle } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import { memo } from 'react';
import { Tabs } from '../../../ui/tabs.tsx';
import type { PresentPerson } from '../presence/use-people.ts';
import { AnatomyGrid } from './anatomy-grid.tsx';
import { LayerPicker } from './layer-picker.tsx';

export interface LayersPartProps {
  puzzle: Puzzle;
  people: readonly PresentPerson[];
  mode: 'overview' | 'contribute';
  selected: number;
  onMode: (mode: string) => void;
  onSelect: (layer: number) => void;
  /** Opens a layer; a missing one with the focus in the form. */
  onOpen: (layer: number) => void;
}

/** The fourteen layers: in detail for an overview, or as a list to choose from. */
export const LayersPart = memo(function LayersPart(props: LayersPartProps) {
  const { puzzle, people, mode, selected, onMode, onSelect, onOpen } = props;
  return (
    <Tabs
      label={t`Mode`}
      value={mode}
      onChange={onMode}
      className="sticky top-0 z-10 bg-surface px-2"
      panelClassName="pt-0"
      items={[
        {
          id: 'overview',
          label: t`Overview`,
          content: <AnatomyGrid puzzle={puzzle} people={people} onOpen={onOpen} />,
        },
        {
          id: 'contribute',
          label: t`Contribute`,
          content: <LayerPicker puzzle={puzzle} selected={selected} people={people} onSelect={onSelect} />,
        },
      ]}
    />
  );
});
