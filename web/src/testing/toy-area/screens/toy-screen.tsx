import { PageFrame } from '../../../ui/page-frame.tsx';

/** A screen for the test of manifests. */
export function ToyScreen() {
  return (
    <PageFrame title="All toys">
      <p>A wooden horse, painted red.</p>
    </PageFrame>
  );
}
