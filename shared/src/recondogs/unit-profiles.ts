import { plural, t } from '@fap/shared/kernel/words.ts';
import type { RoomUnit } from './command-room.ts';

/** What a unit's work is good for, and how it begins a field report. */
export interface UnitProfile {
  /** What investigators can do with its findings. */
  lawEnforcementUse: string;
  /** The first sentence of its story, with the name of the cluster where it was. */
  story: (cluster: string) => string;
}

/** The twenty profiles, by unit key. */
export const UNIT_PROFILES: Readonly<Record<string, UnitProfile>> = {
  memoryrebuilder: {
    lawEnforcementUse: t`A dated order of events, to plan interviews and to compare statements.`,
    story: (cluster) =>
      t`I laid the dated pieces of ${cluster} side by side, until the story ran in one line.`,
  },
  trackerhunter: {
    lawEnforcementUse: t`Account ids of advertising and analytics companies, which know who pays for them.`,
    story: (cluster) =>
      t`I looked through ${cluster} for the small ids that site builders copy from one page to the next.`,
  },
  metaminer: {
    lawEnforcementUse: t`Devices, programs and times that a file says it was made with.`,
    story: (cluster) => t`I opened the files of ${cluster} and read what they say about themselves.`,
  },
  structurescanner: {
    lawEnforcementUse: t`Messages built from one template, which ties separate reports together.`,
    story: (cluster) =>
      t`I took the messages of ${cluster} apart and compared how they are built, not what they say.`,
  },
  cryptoguardian: {
    lawEnforcementUse: t`Checked payment addresses, for requests to exchanges and for freezing orders.`,
    story: (cluster) => t`I followed where the people in ${cluster} were told to send their money.`,
  },
  networkninja: {
    lawEnforcementUse: t`Domains and addresses, for requests to registrars and hosts.`,
    story: (cluster) => t`I walked the domains that ${cluster} leads to.`,
  },
  legaleagle: {
    lawEnforcementUse: t`Quoted claims to be an authority, which are an offence of their own in many places.`,
    story: (cluster) => t`I read what was claimed in ${cluster} in the name of the law.`,
  },
  behavioranalyst: {
    lawEnforcementUse: t`The order of the script and its pressure, to show intent and to link operators.`,
    story: (cluster) => t`I watched how the talk in ${cluster} moves, step by step, towards the money.`,
  },
  visualdetective: {
    lawEnforcementUse: t`Pictures that occur again under other names.`,
    story: (cluster) => t`I compared the pictures of ${cluster} with those of other clusters.`,
  },
  steganographysleuth: {
    lawEnforcementUse: t`Data hidden in or behind files, for a forensic laboratory.`,
    story: (cluster) => t`I looked behind the last byte of the files of ${cluster}.`,
  },
  performanceprofiler: {
    lawEnforcementUse: t`How fast the campaign grows, to decide what comes first.`,
    story: (cluster) => t`I timed ${cluster}: when it reaches people, and how often.`,
  },
  socialscanner: {
    lawEnforcementUse: t`Handles on messengers and networks, for requests to their companies.`,
    story: (cluster) => t`I listed the names under which somebody wrote to the people in ${cluster}.`,
  },
  mobilemonitor: {
    lawEnforcementUse: t`Phone numbers with their country and range, for requests to carriers.`,
    story: (cluster) => t`I checked the numbers that called and wrote in ${cluster}.`,
  },
  apiauditor: {
    lawEnforcementUse: t`Endpoints and bot tokens, which lead to who runs the machinery.`,
    story: (cluster) => t`I looked for the machinery that ${cluster} left visible.`,
  },
  contentclassifier: {
    lawEnforcementUse: t`The kind of scam and its tactics, to send the case to the right unit.`,
    story: (cluster) => t`I read ${cluster} from end to end and asked what kind of scam it is.`,
  },
  timestamptracker: {
    lawEnforcementUse: t`Times that contradict each other, to test statements.`,
    story: (cluster) => t`I held the times that people gave in ${cluster} against those we know.`,
  },
  formforensics: {
    lawEnforcementUse: t`What victims were asked to hand over, to warn their banks in time.`,
    story: (cluster) => t`I noted what the people in ${cluster} were asked to fill in.`,
  },
  cookiecrawler: {
    lawEnforcementUse: t`Recorded requests, which show who else got the data.`,
    story: (cluster) => t`I went through the recorded requests of ${cluster}.`,
  },
  securitysentinel: {
    lawEnforcementUse: t`Remote access and malicious patterns, to say which devices need help.`,
    story: (cluster) =>
      t`I looked for ways in: programs, links and sessions that ${cluster} asked people to open.`,
  },
  compliancechecker: {
    lawEnforcementUse: t`Warnings of regulators and false licences, which show that there was a warning before.`,
    story: (cluster) => t`I held the claims of ${cluster} against what regulators have published.`,
  },
};

/** The unit's last findings told as its story, in sentences; without findings, that there is nothing to tell yet. */
export function tellFieldReport({ key, report, finishedRuns }: RoomUnit): string[] {
  if (report) {
    const { clusterName, exhibits, total } = report;
    const tell = UNIT_PROFILES[key]?.story ?? ((cluster: string) => t`I examined ${cluster}.`);
    const read = plural(exhibits, {
      one: 'I read one piece of evidence.',
      other: 'I read # pieces of evidence.',
    });
    const found = plural(total, {
      one: 'I found one thing worth telling.',
      other: 'I found # things worth telling.',
    });
    return [tell(clusterName), `${read} ${found}`];
  }
  if (finishedRuns > 0) return [t`I have been out, but found nothing that is worth telling yet.`];
  return [t`I have not been sent anywhere yet.`];
}
