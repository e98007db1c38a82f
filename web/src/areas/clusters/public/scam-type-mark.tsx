import type { ScamType } from '@fap/shared/catalogue/scam-types.ts';
import { SCAM_TYPE_LOOKS } from './scam-type-look.ts';

/** The face of a kind of scam, beside its name: it says nothing by itself, so that screen readers leave it out. */
export function ScamTypeMark({ type }: { type: ScamType }) {
  const { icon: Icon, light, dark } = SCAM_TYPE_LOOKS[type];
  return (
    <span
      aria-hidden
      className="flex size-9 shrink-0 items-center justify-center rounded-md"
      style={{
        color: `light-dark(${light[0]}, ${dark[0]})`,
        background: `light-dark(${light[1]}, ${dark[1]})`,
      }}
    >
      <Icon className="size-5" strokeWidth={1.75} />
    </span>
  );
}
