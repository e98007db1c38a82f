import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Button } from '../../../ui/button.tsx';
import type { ReportResult } from '../data.ts';
import { puzzlePath } from '../public/cluster-links.ts';

/** A report was taken: what became of it, and where to go from here. */
export function ReportSentCard({ result }: { result: ReportResult }) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus(), []);
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby="report-sent-title"
      className="mb-10 rounded-lg border border-accent-line bg-accent-soft p-6 outline-none"
    >
      <div className="flex items-start gap-4">
        <CircleCheck aria-hidden className="mt-0.5 size-7 shrink-0 text-accent" />
        <div className="min-w-0">
          <h2 id="report-sent-title" className="text-xl font-semibold">
            {result.joined
              ? `Your report joined “${result.clusterName}”`
              : 'Your report starts a new cluster'}
          </h2>
          <p className="mt-2">
            {result.joined
              ? 'You are not the only one this was done to. Your report stands beside the others now.'
              : `It is called “${result.clusterName}”. When somebody meets the same people, their report will join yours.`}
          </p>
          {result.matchedElements.length > 0 && (
            <p className="mt-2 break-words">What links them: {result.matchedElements.join(', ')}</p>
          )}
          <p className="mt-2 font-semibold">You earned +{result.xpAwarded} Victim XP</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button asChild variant="primary">
              <Link href={puzzlePath(result.clusterId)}>Open its puzzle</Link>
            </Button>
            <Button asChild>
              <Link href="/clusters">See all clusters</Link>
            </Button>
            <Button asChild>
              <Link href="/vault">Your evidence in the vault</Link>
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
