import type { RoomUnit } from '@fap/shared/recondogs/command-room.ts';
import { tellFieldReport } from '@fap/shared/recondogs/unit-profiles.ts';
import { Trans } from '@lingui/react/macro';

/** What the unit found last on this platform, in its own words; nothing is made up where it found nothing. */
export function RealExample({ live, findings = 1 }: { live: RoomUnit | undefined; findings?: number }) {
  if (!live)
    return (
      <span className="text-ink-soft">
        <Trans>Loading what it found last…</Trans>
      </span>
    );
  return (
    <>
      {tellFieldReport(live).map((sentence) => (
        <span key={sentence} className="block wrap-anywhere">
          {sentence}
        </span>
      ))}
      {live.report?.findings.slice(0, findings).map(({ title, detail }) => (
        <span key={`${title}/${detail}`} className="mt-1 block wrap-anywhere text-ink-soft">
          {title}: {detail}
        </span>
      ))}
    </>
  );
}
