import type { Partner } from '@fap/shared/partners/entities.ts';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { formatNumber } from '../../../platform/locale.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ExactTime } from '../../../ui/exact-time.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { KIND_WORDS } from '../partner-words.ts';
import { PartnerTokens } from './partner-tokens.tsx';
import { WitnessForm } from './witness-form.tsx';

/** A partner: since when, what it was given, and for admins its tokens. */
export function PartnerRow({ partner }: { partner: Partner }) {
  const { name, kind, createdAt, endedAt, given, lastGivenAt, tokens } = partner;
  return (
    <li className="grid gap-3 px-5 py-4 sm:px-6">
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold wrap-anywhere">{name}</h3>
          <Badge>{KIND_WORDS[kind]}</Badge>
          {endedAt && (
            <Badge>
              <Trans>Ended</Trans>
            </Badge>
          )}
        </div>
        <p className="mt-1 text-sm text-ink-soft">
          <Trans>
            Partner since <ExactTime at={createdAt} />
          </Trans>
          {endedAt && (
            <Trans>
              , until <ExactTime at={endedAt} />
            </Trans>
          )}
        </p>
        <p className="mt-0.5 text-sm text-ink-soft">
          {lastGivenAt ? (
            <Trans>
              {formatNumber(given)} <Plural value={given} one="object" other="objects" /> sent so far, the
              last time <RelativeTime at={lastGivenAt} />
            </Trans>
          ) : (
            t`Nothing sent yet`
          )}
        </p>
      </div>
      {partner.isWitness && (
        <p className="text-sm text-ink-soft">
          <Trans>The heads of custody logs are mailed to it once a day.</Trans>
        </p>
      )}
      {tokens && !endedAt && <WitnessForm key={partner.witnessEmail} partner={partner} />}
      {tokens && !endedAt && <PartnerTokens partner={partner} tokens={tokens} />}
    </li>
  );
}
