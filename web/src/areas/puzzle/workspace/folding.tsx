import { t } from '@lingui/core/macro';
import type { LucideIcon } from 'lucide-react';
import { createContext, useContext } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/class-names.ts';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { PART_LABELS, type WorkspacePart } from './workspace-parts.ts';

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

/** Folds and unfolds a panel; nothing where nothing folds. */
export function FoldToggle({ part, icon: Icon, className }: FoldToggleProps) {
  const folding = useFoldingOf(part);
  if (!folding) return null;
  const name = PART_LABELS[part];
  const label = folding.isFolded ? t`Show: ${name}` : t`Hide: ${name}`;
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
