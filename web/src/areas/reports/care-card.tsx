import { HeartHandshake } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { paths } from '../../platform/paths.ts';
import { RailHelp } from '../help/public/rail-help.tsx';
import type { AgeBand, ReportCare } from './report-care.ts';

const BY_AGE: Partial<Record<AgeBand, string>> = {
  'under-18':
    'You are not in trouble. Tell an adult you trust today. If they have pictures of you, takeitdown.ncmec.org helps to keep them off the internet, free and without your name.',
  '60-plus':
    'In the US, the National Elder Fraud Hotline helps people of 60 and over to report: 833-372-8311.',
};

/** What comes first after a report: what to do now, for how they paid and how they are. */
export function CareCard({ care }: { care: ReportCare }) {
  const { rail, paidAtMs, amountUsd, goesOn, ageBand } = care;
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus(), []);
  const byAge = ageBand && BY_AGE[ageBand];
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby="report-care-title"
      className="mb-6 rounded-lg border border-line bg-surface p-6 outline-none"
    >
      <div className="flex items-start gap-4">
        <HeartHandshake aria-hidden className="mt-0.5 size-7 shrink-0 text-accent" />
        <div className="min-w-0 flex-1 space-y-5">
          <div>
            <h2 id="report-care-title" className="text-xl font-semibold">
              We have your report. Now take care of yourself.
            </h2>
            <p className="mt-2">None of this was your fault. Telling us took courage.</p>
          </div>
          {goesOn && (
            <p className="rounded-lg bg-high-soft px-5 py-4">
              <strong className="font-semibold">They still contact you?</strong> Don’t answer, and pay nothing
              more, whatever they threaten. Keep what they send. If you feel in danger, call the police or
              your emergency number now.
            </p>
          )}
          {rail ? (
            <RailHelp rail={rail} paidAtMs={paidAtMs} amountUsd={amountUsd} />
          ) : (
            <p>Paid something? Call your bank, card company or exchange first, today.</p>
          )}
          {byAge && <p>{byAge}</p>}
          <p>
            <Link href={paths.help()} className="link font-medium">
              More first help, and whom to call in your country
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
