import type { ReactNode } from 'react';
import { useAppConfig } from '../../../platform/app-config.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';

/** How anchoring works here, what a proof says, and what it does not. */
export function SpecificationCard() {
  const isDemo = useAppConfig().dataMode === 'demo';
  return (
    <Card>
      <CardHeader title="Technical Specifications" />
      <CardBody>
        <dl className="grid grid-cols-[minmax(0,1fr)] gap-4 text-sm">
          <Fact name="Timestamping">
            Bitcoin, by OpenTimestamps: an open format that any OpenTimestamps program can check, without us.
          </Fact>
          {isDemo && (
            <Fact name="In this demo">
              A development chain stands in for Bitcoin. Its calendar, proofs and headers have the real form,
              but it is ours alone: what it attests proves nothing to others.
            </Fact>
          )}
          <Fact name="Fingerprint">SHA-256 of the original. One changed byte, and it is another one.</Fact>
          <Fact name="Merkle tree">
            Fingerprints are gathered in a tree, each with a random number of its own, so that no proof gives
            away its neighbours.
          </Fact>
          <Fact name="Calendars">
            The root of the tree goes to at least two, so that no single one must be relied on.
          </Fact>
          <Fact name="What is published">
            Only a digest of 32 bytes: nothing of the file, its name or its owner.
          </Fact>
          <Fact name="What a proof says">
            The file existed no later than the time of the block, which may be up to two hours off.
          </Fact>
          <Fact name="What it does not say">
            Who made the file, when it was made, or that what stands in it is true.
          </Fact>
        </dl>
      </CardBody>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="text-ink-soft">{children}</dd>
    </div>
  );
}
