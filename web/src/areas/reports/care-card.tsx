import { dialAddress } from '@fap/shared/help/helplines.ts';
import type { AgeBand } from '@fap/shared/reports/care.ts';
import { Trans } from '@lingui/react/macro';
import { HeartHandshake } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { paths } from '../../platform/paths.ts';
import { RailHelp } from '../help/public/rail-help.tsx';
import type { ReportCare } from './report-care.ts';

const ELDER_HOTLINE = '833-372-8311';

/** What comes first after a report: what to do now, for how they paid and how they are. */
export function CareCard({ care }: { care: ReportCare }) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // The card may be taller than the screen; the browser's own scrolling would show its middle.
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby="report-care-title"
      className="mb-6 scroll-mt-20 space-y-5 rounded-lg border border-line bg-surface p-5 outline-none sm:p-6"
    >
      <div>
        <h2 id="report-care-title" className="flex items-start gap-3 text-xl font-semibold">
          <HeartHandshake aria-hidden className="mt-0.5 size-6 shrink-0 text-accent" />
          <Trans>We have your report. Now take care of yourself.</Trans>
        </h2>
        <p className="mt-2">
          <Trans>None of this was your fault. Telling us took courage.</Trans>
        </p>
      </div>
      <CareAdvice care={care} />
    </section>
  );
}

/** What to do now, for how they paid and how they are. */
export function CareAdvice({ care }: { care: ReportCare }) {
  const { rail, paidAtMs, amountUsd, goesOn, ageBand } = care;
  return (
    <>
      {goesOn && (
        <p className="rounded-lg bg-high-soft px-5 py-4">
          <Trans>
            <strong className="font-semibold">They still contact you?</strong> Don’t answer, and pay nothing
            more, whatever they threaten. Keep what they send. If you feel in danger, call the police or your
            emergency number now.
          </Trans>
        </p>
      )}
      {rail ? (
        <RailHelp rail={rail} paidAtMs={paidAtMs} amountUsd={amountUsd} />
      ) : (
        <p>
          <Trans>Paid something? Call your bank, card company or exchange first, today.</Trans>
        </p>
      )}
      {ageBand && <ByAge ageBand={ageBand} />}
      <p>
        <Link href={paths.help()} className="link font-medium">
          <Trans>More first help, and whom to call in your country</Trans>
        </Link>
      </p>
    </>
  );
}

function ByAge({ ageBand }: { ageBand: AgeBand }) {
  switch (ageBand) {
    case 'under-18':
      return (
        <p>
          <Trans>
            You are not in trouble. Tell an adult you trust today. Do they have pictures of you? Take It Down
            helps to keep them off the internet, free and without your name:{' '}
            <a href="https://takeitdown.ncmec.org" target="_blank" rel="noreferrer" className="link">
              takeitdown.ncmec.org
            </a>
          </Trans>
        </p>
      );
    case '60-plus':
      return (
        <p>
          <Trans>
            In the US, the National Elder Fraud Hotline helps people of 60 and over to report:{' '}
            <a href={dialAddress(ELDER_HOTLINE)} className="link whitespace-nowrap">
              {ELDER_HOTLINE}
            </a>
          </Trans>
        </p>
      );
    case '18-59':
      return null;
  }
}
