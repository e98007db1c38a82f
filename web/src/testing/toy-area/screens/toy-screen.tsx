import { PageFrame } from '../../../ui/page-frame.tsx';

/** A screen that is loaded when it is first shown, as every other. */
export function ToyScreen() {
  return (
    <PageFrame title="All toys">
      <p>A wooden horse, painted red.</p>
    </PageFrame>
  );
}
