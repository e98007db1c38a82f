import { t } from '@lingui/core/macro';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { AnalystsOnly } from '../analysts-only.tsx';
import { IndexPanel } from '../list/index-panel.tsx';
import { LookUpCard } from '../list/look-up-card.tsx';

/** The index of indicators: look-up, list, files. */
export function IndicatorsScreen() {
  return (
    <PageFrame
      title={t`Indicators`}
      lead={t`What reports, files, pieces and public warnings name: websites, wallets, numbers, accounts.`}
    >
      <AnalystsOnly>
        <LookUpCard />
        <IndexPanel />
      </AnalystsOnly>
    </PageFrame>
  );
}
