import { JUDGED_MODEL } from '@fap/shared/evidence/model/judged.ts';
import { SHIPPED_MODEL } from '@fap/shared/evidence/model/shipped.ts';
import { t } from '@lingui/core/macro';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { JudgedCard, type JudgedCardProps } from '../model-card/judged-card.tsx';
import { LimitsCard } from '../model-card/limits-card.tsx';
import { TrainedOnCard } from '../model-card/trained-on-card.tsx';
import { VerdictSteps } from '../model-card/verdict-steps.tsx';
import { VersionCard } from '../model-card/version-card.tsx';

/** How a text is judged, how well, and what that cannot do; with or without an account. */
export function HowItJudgesScreen({
  judged = JUDGED_MODEL,
  shipped = SHIPPED_MODEL,
}: Partial<JudgedCardProps>) {
  return (
    <PageFrame
      title={t`How it judges`}
      lead={t`A program reads a message and says how much it reads like a scam. It can be wrong. Here is what it does, how often it is right, and what it can’t do.`}
      width="reading"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 [&_h2]:scroll-mt-24">
        <JudgedCard judged={judged} shipped={shipped} />
        <LimitsCard />
        <VerdictSteps />
        <TrainedOnCard shipped={shipped} />
        <VersionCard shipped={shipped} />
      </div>
    </PageFrame>
  );
}
