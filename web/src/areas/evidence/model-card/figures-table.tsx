import type { JudgedFigure, JudgedFigures, JudgedModel } from '@fap/shared/evidence/model/judged.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatNumber, formatTenths } from '../../../platform/locale.ts';
import { DataTable } from '../../../ui/data-table.tsx';

const CHANNEL_NAMES = {
  email: t`E-mails`,
  sms: t`Text messages`,
  chat: t`Chats`,
  call: t`Calls`,
  post: t`Posts`,
} as const;

interface Row extends JudgedFigures {
  name: string;
  texts: number;
}

/** The figures of all texts and of each kind, beside the simple method. */
export function FiguresTable({ judged }: { judged: JudgedModel }) {
  const rows: Row[] = [
    { name: t`All`, texts: judged.texts, ...judged.all },
    ...judged.channels.map(({ channel, ...figures }) => ({ name: CHANNEL_NAMES[channel], ...figures })),
  ];
  return (
    <DataTable
      caption={t`By kind of text`}
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        {
          header: t`Kind`,
          cell: ({ name, texts }) => (
            <>
              <span className="font-semibold">{name}</span>
              <span className="block text-ink-soft tabular-nums">
                <Trans>{formatNumber(texts)} texts</Trans>
              </span>
            </>
          ),
        },
        {
          header: t`Right order`,
          cell: ({ auroc, baselineAuroc }) => <Compared ours={auroc} simple={baselineAuroc} />,
        },
        {
          header: t`False alarms`,
          cell: ({ falseAlarmsAt90, baselineFalseAlarmsAt90 }) => (
            <Compared ours={falseAlarmsAt90} simple={baselineFalseAlarmsAt90} />
          ),
        },
      ]}
    />
  );
}

/** Our figure, and below it the simple method's. */
function Compared({ ours, simple }: { ours: JudgedFigure | null; simple: JudgedFigure | null }) {
  if (!ours)
    return (
      <span className="text-ink-soft">
        <Trans>Can’t be measured: all of these are scams, or none is</Trans>
      </span>
    );
  return (
    <span className="tabular-nums">
      <span className="font-semibold">{percent(ours.value)}%</span> {range(ours)}
      {simple && (
        <span className="block text-ink-soft">
          <Trans>
            Simple method {percent(simple.value)}% {range(simple)}
          </Trans>
        </span>
      )}
    </span>
  );
}

const percent = (share: number): string => formatTenths(share * 100);

const range = ({ low, high }: JudgedFigure): string => `(${percent(low)}–${percent(high)})`;
