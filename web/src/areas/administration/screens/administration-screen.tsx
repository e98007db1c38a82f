import { ShieldX } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { PeoplePanel } from '../../auth/public/people-panel.tsx';
import { SourcesPanel } from '../../harvest/public/sources-panel.tsx';
import { MailPanel } from '../../mail/public/mail-panel.tsx';
import { AuditPanel } from '../audit/audit-panel.tsx';
import { OperationPanel } from '../operation/operation-panel.tsx';

const NAMES = ['tab'] as const;
const TABS = [
  { id: 'people', label: 'People', content: <PeoplePanel /> },
  { id: 'mail', label: 'Mail', content: <MailPanel /> },
  { id: 'sources', label: 'Sources', content: <SourcesPanel /> },
  { id: 'operation', label: 'Operation', content: <OperationPanel /> },
  { id: 'audit', label: 'Audit trail', content: <AuditPanel /> },
];

/** The administration of this installation; the open tab stands in the URL. */
export function AdministrationScreen() {
  const [{ tab }, setFilters] = useUrlFilters(NAMES);
  const { capabilities, withheldRoles } = useCurrentUser();
  const isAdmin = capabilities.includes('admin.access');
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
      ) : withheldRoles.includes('admin') ? (
        <EmptyState
          icon={ShieldX}
          title="Your admin role needs a second step"
          text="Add a passkey or set up an authenticator app. If you have one, sign out and sign in again with it."
          actions={
            <Button asChild variant="primary">
              <Link href={paths.account()}>Your account</Link>
            </Button>
          }
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
