import { t } from '@lingui/core/macro';
import { Bot } from 'lucide-react';
import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** Evidence items: uploading, reading and comparing them, and judging texts. */
export const evidence = defineWebArea({
  name: 'evidence',
  screens: [
    defineScreen({
      path: paths.scanToolkit,
      also: [paths.userScanToolkit],
      find: { name: t`Scan Toolkit`, key: 't' },
      load: () => import('./screens/scan-toolkit-screen.tsx'),
      name: 'ScanToolkitScreen',
    }),
    defineScreen({
      path: paths.aiInterrogator,
      nav: { name: t`AI Interrogator`, icon: Bot, order: 6, key: 'a' },
      load: () => import('./screens/ai-interrogator-screen.tsx'),
      name: 'AiInterrogatorScreen',
    }),
    defineScreen({
      path: paths.howItJudges,
      find: { name: t`How it judges` },
      audience: 'everybody',
      load: () => import('./screens/how-it-judges-screen.tsx'),
      name: 'HowItJudgesScreen',
    }),
    defineScreen({
      path: paths.evidenceList,
      find: { name: t`Evidence`, key: 'e' },
      load: () => import('./screens/evidence-list-screen.tsx'),
      name: 'EvidenceListScreen',
    }),
    defineScreen({
      path: paths.evidence,
      load: () => import('./screens/evidence-item-screen.tsx'),
      name: 'EvidenceItemScreen',
    }),
    defineScreen({
      path: paths.compareEvidence,
      load: () => import('./screens/compare-evidence-screen.tsx'),
      name: 'CompareEvidenceScreen',
    }),
  ],
});
