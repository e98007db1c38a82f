import type { Partner } from '@fap/shared/partners/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Handshake } from 'lucide-react';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AddPartner } from './add-partner.tsx';
import { PartnerRow } from './partner-row.tsx';

/** The partners, and for admins how one is added. */
export function PartnersCard({ partners, canManage }: { partners: readonly Partner[]; canManage: boolean }) {
  return (
    <Card role="region" aria-labelledby="partners-title">
      <CardHeader
        id="partners-title"
        title={t`Sharing partners`}
        hint={t`Authorities and companies that an admin has added. A token decides what each may do.`}
      />
      {partners.length === 0 ? (
        <EmptyState
          icon={Handshake}
          title={t`No partners yet`}
          text={
            canManage
              ? t`Nothing leaves this platform by the feed until you add one and make a token for it.`
              : t`Nothing leaves this platform by the feed until an admin adds one.`
          }
        />
      ) : (
        <ul aria-label={t`Partners`} className="divide-y divide-line">
          {partners.map((one) => (
            <PartnerRow key={one.id} partner={one} />
          ))}
        </ul>
      )}
      <CardBody className="border-t border-line">
        {canManage ? (
          <AddPartner />
        ) : (
          <p className="text-sm text-ink-soft">
            <Trans>Only admins add partners.</Trans>
          </p>
        )}
      </CardBody>
    </Card>
  );
}
