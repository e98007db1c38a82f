export interface ReasonListProps {
  reasons: readonly { text: string; points: number }[];
}

/** The reasons of a verdict, each with its points. */
export function ReasonList({ reasons }: ReasonListProps) {
  if (!reasons.length) return null;
  return (
    <section>
      <h3 className="font-semibold">Why</h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {reasons.map((reason) => (
          <li key={reason.text} className="flex items-baseline justify-between gap-6 py-2">
            <span className="min-w-0 wrap-anywhere">{reason.text}</span>
            <span className="shrink-0 text-sm text-ink-soft tabular-nums">
              {reason.points > 0 ? '+' : '−'}
              {Math.abs(reason.points)} points
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
