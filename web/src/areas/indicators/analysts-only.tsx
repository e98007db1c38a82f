import { t } from '@lingui/core/macro';
import { ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCurrentUser } from '../../platform/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Its content for analysts; everybody else reads why there is none. */
export function AnalystsOnly({ children }: { children: ReactNode }) {
  const { capabilities } = useCurrentUser();
  if (capabilities.includes('indicator.look-up')) return children;
  return (
    <EmptyState
      icon={ShieldX}
      title={t`This page is for analysts`}
      text={t`The index could tell whether a certain person was reported, so only analysts ask it. To check a website or wallet yourself, use “Is this known to us?” on the help page.`}
    />
  );
}
