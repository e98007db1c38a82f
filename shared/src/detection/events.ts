import * as v from 'valibot';
import { defineFact } from '../kernel/topic.ts';
import { scannedSourceSchema, scanResultSchema, stageSchema } from './entities.ts';
import { VERDICTS } from './outcomes.ts';

export const DETECTION_TOPIC = 'detection';

export const detectionFacts = {
  stage: defineFact('detection:stage', v.object({ runId: v.string(), ...stageSchema.entries })),
  source: defineFact('detection:source', v.object({ runId: v.string(), ...scannedSourceSchema.entries })),
  /** An analyst said whether a finding belongs to its cluster. */
  reviewed: defineFact(
    'detection:reviewed',
    v.object({ findingId: v.string(), verdict: v.picklist(VERDICTS) }),
  ),
  /** A scan ended, or failed with a reason. */
  completed: defineFact('detection:completed', scanResultSchema),
};
