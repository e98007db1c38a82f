import { EVIDENCE_TYPES, EXAMPLE_UNITS } from '@fap/shared/education/victims/evidence-types.ts';
import { unitOf } from '@fap/shared/recondogs/units.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../../ui/button.tsx';

/** What people have in hand without knowing it, how to keep it, and which units read it. */
export function EvidenceMatters() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <section aria-labelledby="evidence-types">
        <h2 id="evidence-types" className="text-xl font-semibold">
          <Trans>What you may still have</Trans>
        </h2>
        <p className="mt-1 max-w-prose text-ink-soft">
          <Trans>You don’t need all of it. One message or one receipt is a good start.</Trans>
        </p>
        <ul className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 md:grid-cols-2">
          {EVIDENCE_TYPES.map(({ id, title, shows, keep }) => (
            <li key={id} className="max-w-prose border-t border-line pt-4">
              <h3 className="text-lg font-semibold">{title}</h3>
              <dl className="mt-2 grid gap-2">
                <div>
                  <dt className="text-sm font-semibold text-ink-soft">
                    <Trans>What it can show</Trans>
                  </dt>
                  <dd>{shows}</dd>
                </div>
                <div>
                  <dt className="text-sm font-semibold text-ink-soft">
                    <Trans>How to keep it</Trans>
                  </dt>
                  <dd>{keep}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
        <div className="mt-8">
          <Button asChild variant="primary" size="lg">
            <Link href={paths.buildCluster()}>
              <Trans>Report what happened</Trans>
            </Link>
          </Button>
        </div>
      </section>
      <section aria-labelledby="evidence-units">
        <h2 id="evidence-units" className="text-xl font-semibold">
          <Trans>Who reads it: five of our twenty ReconDogs</Trans>
        </h2>
        <p className="mt-1 max-w-prose text-ink-soft">
          <Trans>ReconDogs are small programs. Each looks for one kind of trace.</Trans>
        </p>
        <ul className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 md:grid-cols-2">
          {EXAMPLE_UNITS.map(({ key, reads, finds }) => (
            <li key={key} className="max-w-prose border-t border-line pt-4">
              <h3 className="font-semibold">{unitOf(key).name}</h3>
              <p className="mt-0.5 text-sm text-ink-soft">
                <Trans>Reads: {reads}</Trans>
              </p>
              <p className="mt-2">{finds}</p>
            </li>
          ))}
        </ul>
        <p className="mt-6">
          <Link href={paths.recondogsEducation()} className="link">
            <Trans>Meet all twenty ReconDogs</Trans>
          </Link>
        </p>
      </section>
    </div>
  );
}
