/** A share (0–1) as a bar; the text beside it has the figure. */
export function ShareBar({ share }: { share: number }) {
  return (
    <span aria-hidden className="block h-1.5 w-full max-w-40 overflow-hidden rounded-full bg-line">
      <span
        className="block h-full rounded-full bg-accent"
        style={{ width: `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%` }}
      />
    </span>
  );
}
