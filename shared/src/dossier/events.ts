import * as v from 'valibot';
import { defineFact } from '../kernel/topic.ts';
import { DOSSIER_FILE_STATES, PREPARED_FORMS } from './files-contract.ts';

/** The topic of a cluster's dossier, for who may read dossiers; its facts say nothing of what is in them. */
export const dossierTopic = (clusterId: string): string => `dossier:${clusterId}`;

export const dossierFacts = {
  /** A file was asked for, is being written, is ready, or failed. */
  file: defineFact(
    'dossier:file',
    v.object({
      clusterId: v.string(),
      fileId: v.string(),
      form: v.picklist(PREPARED_FORMS),
      state: v.picklist(DOSSIER_FILE_STATES),
    }),
  ),
};
