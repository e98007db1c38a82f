import { t } from '@lingui/core/macro';
import type { LucideIcon } from 'lucide-react';
import { createContext, useContext } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/class-names.ts';
import { Tooltip } from '../../../ui/tooltip.tsx';
import type { WorkspacePart } from './workspace-parts.ts';

/** A panel that can be folded away. */
export interface Folding {
  isFolded: boolean;
  toggle: () => void;
  open: () => void;
}

const FoldingContext = createContext<Partial<Record<WorkspacePart, Folding>>>({});

/** Makes the panels known to the buttons that fold them, wherever these stand. */
export const FoldingProvider = FoldingContext.Provider;

/** How the panel of this part is folded; undefined where nothing folds, as on a phone. */
export function useFoldingOf(part: WorkspacePart): Folding | undefined {
  return useContext(FoldingContext)[part];
}

export interface FoldToggleProps {
  part: WorkspacePart;
  icon: LucideIcon;
  className?: string;
}

const SHOW_LABELS: Readonly<Record<WorkspacePart, string>> = {
  layers: t`Show layers`,
  board: t`Show board`,
  notes: t`Show notes`,
  details: t`Show pieces`,
};
const HIDE_LABELS: Readonly<Record<WorkspacePart, string>> = {
  layers: t`Hide layers`,
  board: t`Hide board`,
  notes: t`Hide notes`,
  details: t`Hide pieces`,
};

/** Folds and unfolds a panel; nothing where nothing folds. */
export function FoldToggle({ part, icon: Icon, className }: FoldToggleProps) {
  const folding = useFoldingOf(part);
  if (!folding) return null;
  const label = (folding.isFolded ? SHOW_LABELS : HIDE_LABELS)[part];
  return (
    <Tooltip text={label}>
      <Button
        size="icon-sm"
        variant="quiet"
        aria-label={label}
        aria-expanded={!folding.isFolded}
        className={cn('aria-expanded:text-accent', className)}
        onClick={folding.toggle}
      >
        <Icon aria-hidden className="size-4" />
      </Button>
    </Tooltip>
  );
}
