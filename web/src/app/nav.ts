import {
  Bot,
  Boxes,
  Database,
  Dog,
  FileSearch,
  GraduationCap,
  House,
  Layers,
  LifeBuoy,
  type LucideIcon,
  Network,
  Newspaper,
  PawPrint,
  Radar,
  Route,
  ScanSearch,
  ShieldCheck,
  UserRound,
} from 'lucide-react';
import { PATHS } from './paths.ts';
import { PLANNED_SCREENS } from './planned-screens.ts';

export interface NavEntry {
  name: string;
  path: string;
  icon: LucideIcon;
  /** Its screen is not written yet. */
  isPlanned: boolean;
}

const ENTRIES: readonly Omit<NavEntry, 'isPlanned'>[] = [
  { name: 'Home', path: PATHS.home, icon: House },
  { name: 'Clusters', path: PATHS.clusters, icon: Boxes },
  { name: 'Build Cluster', path: PATHS.buildCluster, icon: FileSearch },
  { name: 'Elder Shield', path: PATHS.elderShield, icon: ShieldCheck },
  { name: 'Vault', path: PATHS.vault, icon: Database },
  { name: 'AI Interrogator', path: PATHS.aiInterrogator, icon: Bot },
  { name: 'Scam Taxonomy', path: PATHS.taxonomy, icon: Layers },
  { name: 'ReconDogs', path: PATHS.recondogs, icon: Dog },
  { name: 'ReconDogs Control', path: PATHS.recondogsControl, icon: PawPrint },
  { name: 'Agent Dashboard', path: PATHS.agent, icon: UserRound },
  { name: 'Similarity Check', path: PATHS.similarity, icon: ScanSearch },
  { name: 'Backtrace Mapper', path: PATHS.backtrace, icon: Route },
  { name: 'Auto Detector', path: PATHS.autoDetector, icon: Radar },
  { name: 'Cluster Map', path: PATHS.clusterMap, icon: Network },
  { name: 'Victim Education', path: PATHS.victimEducation, icon: LifeBuoy },
  { name: 'Education Blog', path: PATHS.blog, icon: Newspaper },
  { name: 'ReconDogs Guide', path: PATHS.recondogsEducation, icon: GraduationCap },
];

/** The seventeen entries of the navigation, in the specification's order. */
export const NAV_ENTRIES: readonly NavEntry[] = ENTRIES.map((entry) => ({
  ...entry,
  isPlanned: PLANNED_SCREENS.some(({ path }) => path === entry.path),
}));

/** How many entries stand in the bar of a wide screen (specification, section 9). */
const PRIMARY_COUNT = 6;
export const PRIMARY_ENTRIES = NAV_ENTRIES.slice(0, PRIMARY_COUNT);
export const MORE_ENTRIES = NAV_ENTRIES.slice(PRIMARY_COUNT);

/** Whether an entry is the page shown; pages below it (`/clusters/…`) count too. */
export function isActiveEntry(path: string, location: string): boolean {
  if (path === PATHS.home) return location === path;
  return location === path || location.startsWith(`${path}/`);
}
