import type { ScanSourceState, StageState } from '@fap/shared/detection/entities.ts';
import type { DetectionStage } from '@fap/shared/detection/stages.ts';
import { t } from '@lingui/core/macro';

/** The stages of a scan as people read them. */
export const STAGE_WORDS: Readonly<Record<DetectionStage, string>> = {
  'Source Crawling': t`Source Crawling`,
  'Fingerprint Extraction': t`Fingerprint Extraction`,
  'Similarity Matching': t`Similarity Matching`,
  'Cluster Assignment': t`Cluster Assignment`,
  'Evidence Integration': t`Evidence Integration`,
};

/** How far a stage is. */
export const STAGE_STATUS_WORDS: Readonly<Record<StageState['status'], string>> = {
  pending: t`pending`,
  active: t`active`,
  complete: t`complete`,
  failed: t`failed`,
};

/** The state of a source. */
export const SOURCE_STATUS_WORDS: Readonly<Record<ScanSourceState['status'], string>> = {
  active: t`active`,
  scanning: t`scanning`,
  pending: t`pending`,
};

/** The reports are a source of ours; all others have names of their own. */
export const sourceName = (source: string, name: string): string =>
  source === 'reports' ? t`Victim reports` : name;
