import { t } from '@lingui/core/macro';
import { Webhook } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCurrentUser } from '../../platform/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Shows its content to those who may manage webhooks, and to others who may. */
export function AnalystsOnly({ children }: { children: ReactNode }) {
  const { capabilities } = useCurrentUser();
  if (capabilities.includes('webhooks.manage')) return children;
  return (
    <EmptyState
      icon={Webhook}
      title={t`For analysts`}
      text={t`Analysts and admins decide which newsrooms and partners are sent what is published.`}
    />
  );
}
