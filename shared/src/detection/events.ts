import * as v from 'valibot';
import { defineFact } from '../kernel/topic.ts';
import { scannedSourceSchema, scanResultSchema, stageSchema } from './entities.ts';

export const DETECTION_TOPIC = 'detection';

export const detectionFacts = {
  stage: defineFact('detection:stage', v.object({ runId: v.string(), ...stageSchema.entries })),
  source: defineFact('detection:source', v.object({ runId: v.string(), ...scannedSourceSchema.entries })),
  /** A scan ended, or failed with a reason. */
  completed: defineFact('detection:completed', scanResultSchema),
};
