import { administration } from './areas/administration/area.tsx';
import { agents } from './areas/agents/area.tsx';
import { auth } from './areas/auth/area.tsx';
import { backtrace } from './areas/backtrace/area.tsx';
import { cases } from './areas/cases/area.tsx';
import { catalogue } from './areas/catalogue/area.tsx';
import { commandRoom } from './areas/command-room/area.tsx';
import { custody } from './areas/custody/area.tsx';
import { dashboard } from './areas/dashboard/area.tsx';
import { detection } from './areas/detection/area.tsx';
import { dna } from './areas/dna/area.tsx';
import { dossier } from './areas/dossier/area.tsx';
import { education } from './areas/education/area.tsx';
import { elder } from './areas/elder/area.tsx';
import { escalation } from './areas/escalation/area.tsx';
import { evidence } from './areas/evidence/area.tsx';
import { families } from './areas/families/area.tsx';
import { harvest } from './areas/harvest/area.tsx';
import { help } from './areas/help/area.tsx';
import { indicators } from './areas/indicators/area.tsx';
import { moderation } from './areas/moderation/area.tsx';
import { notices } from './areas/notices/area.tsx';
import { partners } from './areas/partners/area.tsx';
import { playbook } from './areas/playbook/area.tsx';
import { puzzle } from './areas/puzzle/area.tsx';
import { recondogs } from './areas/recondogs/area.tsx';
import { reports } from './areas/reports/area.tsx';
import { search } from './areas/search/area.tsx';
import { vault } from './areas/vault/area.tsx';
import { webhooks } from './areas/webhooks/area.tsx';
import type { WebArea } from './platform/area.ts';

/** All areas of the app, in any order: a test refuses routes that hide each other. Router and navigation loop over it. */
export const AREAS: readonly WebArea[] = [
  auth,
  search,
  notices,
  indicators,
  help,
  evidence,
  puzzle,
  harvest,
  backtrace,
  elder,
  reports,
  vault,
  custody,
  families,
  playbook,
  recondogs,
  detection,
  cases,
  dna,
  catalogue,
  administration,
  moderation,
  agents,
  dashboard,
  commandRoom,
  dossier,
  partners,
  webhooks,
  escalation,
  education,
];
