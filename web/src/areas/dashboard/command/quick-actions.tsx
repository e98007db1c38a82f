import { t } from '@lingui/core/macro';
import { Bomb, Dna, FolderPlus, type LucideIcon, ScanSearch } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';

const ACTIONS: readonly { label: string; icon: LucideIcon; href: string }[] = [
  { label: t`Scan Evidence`, icon: ScanSearch, href: paths.scanToolkit() },
  { label: t`New Case`, icon: FolderPlus, href: paths.newCase() },
  { label: t`DNA Analysis`, icon: Dna, href: paths.clusterDna() },
  { label: t`Detonate Playbook`, icon: Bomb, href: paths.playbook() },
];

/** What people begin here most. */
export function QuickActions() {
  return (
    <Card role="region" aria-labelledby="quick-actions-title">
      <CardHeader id="quick-actions-title" title={t`Quick Actions`} />
      <CardBody className="grid gap-3 min-[420px]:grid-cols-2 lg:grid-cols-1">
        {ACTIONS.map(({ label, icon: Icon, href }) => (
          <Button key={label} asChild>
            <Link href={href}>
              <Icon aria-hidden className="size-4" />
              {label}
            </Link>
          </Button>
        ))}
      </CardBody>
    </Card>
  );
}
