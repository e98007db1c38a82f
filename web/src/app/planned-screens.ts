/** A screen whose work comes later: its own title, and what it will do, in one sentence. */
export interface PlannedScreen {
  path: string;
  title: string;
  sentence: string;
}

const ELDER: Omit<PlannedScreen, 'path'> = {
  title: 'Elder Shield',
  sentence:
    'It will watch payments for somebody you care about, hold the suspicious ones back and ask a person they trust.',
};
const FLOWS: Omit<PlannedScreen, 'path'> = {
  title: 'Scam Flow Library',
  sentence: 'It will show how known scams unfold, stage by stage, and compare a script you paste with them.',
};

/** Screens of the specification that are not written yet; an area that builds one takes its row out of here. */
export const PLANNED_SCREENS: readonly PlannedScreen[] = [
  { path: '/elder-shield', ...ELDER },
  { path: '/elder-page', ...ELDER },
  { path: '/elder-protection', ...ELDER },
  {
    path: '/taxonomy',
    title: 'Scam Taxonomy',
    sentence:
      'It will explain the fourteen layers of a scam and the core clusters, with what was learned about each.',
  },
  {
    path: '/recondogs',
    title: 'ReconDogs Command Room',
    sentence: 'It will show the twenty investigation units, what each is working on and what it found last.',
  },
  {
    path: '/victim-education',
    title: 'Victim Education Center',
    sentence: 'It will explain how we help, what happens to a report and why your evidence matters.',
  },
  {
    path: '/blog',
    title: 'Scam Education Blog',
    sentence: 'It will tell investigated scams as readable stories, each with the evidence behind it.',
  },
  {
    path: '/recondogs-education',
    title: 'Meet Your ReconDogs',
    sentence: 'It will introduce the investigation units and say when each of them helps.',
  },
  {
    path: '/scam-protection',
    title: 'ReconDog Protection System',
    sentence: 'It will say which unit protects against which scam, and by which warning signs.',
  },
  {
    path: '/education',
    title: 'Education Center',
    sentence:
      'It will explain the known kinds of scam: how they work, how to prevent them and what to do if you are targeted.',
  },
  {
    path: '/agent',
    title: 'Agent Dashboard',
    sentence: 'It will show your XP, badges and missions, and the puzzles where your work counts most.',
  },
  {
    path: '/dashboard',
    title: 'Command Center',
    sentence: 'It will bring cases, clusters, alerts and live events of the last hour to month together.',
  },
  {
    path: '/cases/new',
    title: 'New Case',
    sentence: 'It will open a case and collect its evidence in one place.',
  },
  {
    path: '/cases/:id',
    title: 'Case',
    sentence: 'It will show a case with its evidence, its timeline and its forensic report.',
  },
  { path: '/scam-flows', ...FLOWS },
  { path: '/scam-flow-library', ...FLOWS },
  {
    path: '/global-harvest',
    title: 'Global Scam Harvester',
    sentence: 'It will collect scam advisories from ten public sources and say how reliable each one is.',
  },
  {
    path: '/media-escalation',
    title: 'Media Escalation',
    sentence: 'It will prepare press summaries for clusters that are nearly solved.',
  },
  {
    path: '/intelligence-network',
    title: 'Intelligence Network',
    sentence: 'It will show which partners receive what, and when it was shared.',
  },
];
