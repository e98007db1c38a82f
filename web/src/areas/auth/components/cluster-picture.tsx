import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

const REPORTS = [
  { y: 16, kind: t`A refund e-mail`, widths: [132, 96], shared: 1 },
  { y: 152, kind: t`A phone call`, widths: [104, 140], shared: 0 },
  { y: 288, kind: t`A fake website`, widths: [120, 88], shared: 1 },
];
const LAYERS: readonly ('full' | 'half' | 'empty')[] = [
  'full',
  'full',
  'half',
  'full',
  'empty',
  'half',
  'full',
  'full',
  'empty',
  'half',
  'full',
  'empty',
  'full',
  'empty',
];
const LAYER_WIDTHS = [116, 92, 128, 104, 80, 120, 96, 132, 88, 112, 100, 124, 84, 108];

/** A drawing of how it works: three reports share an indicator and become one cluster of fourteen layers. */
export function ClusterPicture() {
  return (
    <figure>
      <svg
        viewBox="0 0 560 404"
        role="img"
        aria-labelledby="cluster-picture-title"
        className="w-full text-[13px] font-medium"
      >
        <title id="cluster-picture-title">
          {t`Three different reports name the same wallet and become one cluster with fourteen layers`}
        </title>
        {REPORTS.map((report) => (
          <path
            key={`line-${report.kind}`}
            d={`M 216 ${report.y + 50 + report.shared * 20} C 286 ${report.y + 50 + report.shared * 20}, 276 202, 346 202`}
            className="fill-none stroke-accent"
            strokeWidth="1.5"
            strokeDasharray="1 5"
            strokeLinecap="round"
          />
        ))}
        {REPORTS.map((report) => (
          <ReportSlip key={report.kind} {...report} />
        ))}
        <circle cx="346" cy="202" r="5" className="fill-accent" />
        <rect x="346.5" y="12.5" width="205" height="379" rx="12" className="fill-surface stroke-line" />
        <text x="366" y="42" className="fill-ink font-semibold">
          <Trans>One cluster</Trans>
        </text>
        {LAYERS.map((state, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: layers are identified by their position
          <Layer key={index} y={62 + index * 23} state={state} width={LAYER_WIDTHS[index] ?? 100} />
        ))}
        <circle cx="346" cy="202" r="5" className="fill-accent stroke-surface" strokeWidth="2" />
      </svg>
      <figcaption className="mt-3 text-sm text-ink-soft">
        <Trans>
          How it works: three people name the same wallet. Their reports become one cluster, and people fill
          in its fourteen layers together.
        </Trans>
      </figcaption>
    </figure>
  );
}

function ReportSlip({ y, kind, widths, shared }: (typeof REPORTS)[number]) {
  return (
    <g>
      <rect x="0.5" y={y + 0.5} width="216" height="96" rx="10" className="fill-surface stroke-line" />
      <text x="18" y={y + 29} className="fill-ink">
        {kind}
      </text>
      {widths.map((width, row) =>
        row === shared ? (
          <g key={width}>
            <rect x="14" y={y + 41 + row * 20} width="118" height="18" rx="4" className="fill-accent-soft" />
            <text x="20" y={y + 54 + row * 20} className="fill-accent font-mono text-[11.5px]">
              <Trans>bc1q[…]7f3k</Trans>
            </text>
          </g>
        ) : (
          <rect
            key={width}
            x="18"
            y={y + 47 + row * 20}
            width={width}
            height="6"
            rx="3"
            className="fill-line"
          />
        ),
      )}
      <circle
        cx="216"
        cy={y + 50 + shared * 20}
        r="4"
        className="fill-accent stroke-surface"
        strokeWidth="2"
      />
    </g>
  );
}

function Layer({ y, state, width }: { y: number; state: 'full' | 'half' | 'empty'; width: number }) {
  return (
    <g>
      <rect x="366" y={y} width="28" height="12" rx="3" className="fill-line" />
      {state !== 'empty' && (
        <rect x="366" y={y} width={state === 'full' ? 28 : 14} height="12" rx="3" className="fill-accent" />
      )}
      <rect
        x="406"
        y={y + 3}
        width={width}
        height="6"
        rx="3"
        className={state === 'empty' ? 'fill-sunken' : 'fill-line'}
      />
    </g>
  );
}
