import { ShieldX } from 'lucide-react';
import { useCurrentUser } from '../../../platform/session.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { PeoplePanel } from '../../auth/public/people-panel.tsx';
import { MailPanel } from '../../mail/public/mail-panel.tsx';
import { AuditPanel } from '../audit/audit-panel.tsx';

const NAMES = ['tab'] as const;
const TABS = [
  { id: 'people', label: 'People', content: <PeoplePanel /> },
  { id: 'mail', label: 'Mail', content: <MailPanel /> },
  { id: 'audit', label: 'Audit trail', content: <AuditPanel /> },
];

/** The administration of this installation; the open tab stands in the URL. */
export function AdministrationScreen() {
  const [{ tab }, setFilters] = useUrlFilters(NAMES);
  const isAdmin = useCurrentUser().capabilities.includes('admin.access');
  const value = TABS.find(({ id }) => id === tab)?.id ?? 'people';
  return (
    <PageFrame
      title="Administration"
      lead={isAdmin ? 'Every decision here is recorded with your name.' : undefined}
    >
      {isAdmin ? (
        <Tabs
          label="Administration"
          items={TABS}
          value={value}
          onChange={(id) => setFilters({ tab: id === 'people' ? '' : id })}
        />
      ) : (
        <EmptyState
          icon={ShieldX}
          title="This page is for admins"
          text="Your account doesn’t have this role. If you need it, ask the people who run this platform."
        />
      )}
    </PageFrame>
  );
}
