import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ShieldX } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { PeoplePanel } from '../../auth/public/people-panel.tsx';

const MailPanel = lazyPart(async () => (await import('../../mail/public/mail-panel.tsx')).MailPanel);
const SourcesPanel = lazyPart(
  async () => (await import('../../harvest/public/sources-panel.tsx')).SourcesPanel,
);
const OperationPanel = lazyPart(
  async () => (await import('../operation/operation-panel.tsx')).OperationPanel,
);
const AuditPanel = lazyPart(async () => (await import('../audit/audit-panel.tsx')).AuditPanel);

const NAMES = ['tab'] as const;
const TABS = [
  { id: 'people', label: t`People`, content: <PeoplePanel /> },
  { id: 'mail', label: t`Mail`, content: <MailPanel /> },
  { id: 'sources', label: t`Sources`, content: <SourcesPanel /> },
  { id: 'operation', label: t`Operation`, content: <OperationPanel /> },
  { id: 'audit', label: t`Audit trail`, content: <AuditPanel /> },
];

/** The administration of this installation; the open tab stands in the URL. */
export function AdministrationScreen() {
  const [{ tab }, setFilters] = useUrlFilters(NAMES);
  const { capabilities, withheldRoles } = useCurrentUser();
  const isAdmin = capabilities.includes('admin.access');
  const value = TABS.find(({ id }) => id === tab)?.id ?? 'people';
  return (
    <PageFrame
      title={t`Administration`}
      lead={isAdmin ? t`Every decision here is recorded with your name.` : undefined}
    >
      {isAdmin ? (
        <Tabs
          label={t`Administration`}
          items={TABS.map(({ content, ...tab }) => ({
            ...tab,
            content: <Suspense fallback={<Skeleton label={t`Loading…`} shape="table" />}>{content}</Suspense>,
          }))}
          value={value}
          onChange={(id) => setFilters({ tab: id === 'people' ? '' : id })}
        />
      ) : withheldRoles.includes('admin') ? (
        <EmptyState
          icon={ShieldX}
          title={t`Your admin role needs a second step`}
          text={t`Add a passkey or set up an authenticator app. If you have one, sign out and sign in again with it.`}
          actions={
            <Button asChild variant="primary">
              <Link href={paths.account()}>
                <Trans>Your account</Trans>
              </Link>
            </Button>
          }
        />
      ) : (
        <EmptyState
          icon={ShieldX}
          title={t`This page is for admins`}
          text={t`Your account doesn’t have this role. If you need it, ask the people who run this platform.`}
        />
      )}
    </PageFrame>
  );
}
