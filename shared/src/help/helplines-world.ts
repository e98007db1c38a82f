import { t } from '@fap/shared/kernel/words.ts';
import type { CountryHelp } from './country-help.ts';

/** Helplines of English-speaking countries outside Europe. */
export const WORLD: readonly CountryHelp[] = [
  {
    code: 'US',
    name: t`United States`,
    emergency: '911',
    lines: [
      {
        name: t`National Elder Fraud Hotline`,
        does: t`Helps people aged 60 and over to report fraud.`,
        phone: '833-372-8311',
        source: 'ovc.ojp.gov/program/stop-elder-fraud',
      },
      {
        name: t`AARP Fraud Watch Network Helpline`,
        does: t`Advises anybody, of any age, on what to do after a scam.`,
        phone: '877-908-3360',
        source: 'aarp.org/money/scams-fraud/helpline',
      },
      {
        name: t`FBI Internet Crime Complaint Center (IC3)`,
        does: t`Takes reports of online fraud. Report bank transfers here at once.`,
        site: 'www.ic3.gov',
        source: 'ic3.gov',
      },
      {
        name: t`Federal Trade Commission`,
        does: t`Takes reports of every kind of scam and says what to do next.`,
        phone: '1-877-382-4357',
        site: 'reportfraud.ftc.gov',
        source: 'ftc.gov',
      },
      {
        name: 'IdentityTheft.gov',
        does: t`Makes a plan when they have your personal details.`,
        site: 'www.identitytheft.gov',
        source: 'identitytheft.gov',
      },
      {
        name: t`Postal Inspection Service`,
        does: t`Can look for cash or cards sent by mail.`,
        phone: '1-877-876-2455',
        site: 'www.uspis.gov',
        source: 'uspis.gov',
      },
      {
        name: t`988 Suicide & Crisis Lifeline`,
        does: t`Listens, day and night, when it feels unbearable.`,
        phone: '988',
        site: '988lifeline.org',
        source: '988lifeline.org',
      },
    ],
  },
  {
    code: 'CA',
    name: t`Canada`,
    emergency: '911',
    lines: [
      {
        name: t`Canadian Anti-Fraud Centre`,
        does: t`Takes reports of fraud and passes them on to the police.`,
        phone: '1-888-495-8501',
        site: 'antifraudcentre-centreantifraude.ca',
        source: 'antifraudcentre-centreantifraude.ca',
      },
      {
        name: t`988 Suicide Crisis Helpline`,
        does: t`Listens, day and night, when it feels unbearable.`,
        phone: '988',
        site: '988.ca',
        source: '988.ca',
      },
    ],
  },
  {
    code: 'AU',
    name: t`Australia`,
    emergency: '000',
    lines: [
      {
        name: 'IDCARE',
        does: t`Talks you through what to do, free of charge.`,
        phone: '1800 595 160',
        site: 'www.idcare.org',
        source: 'idcare.org',
      },
      {
        name: t`Scamwatch`,
        does: t`Takes reports of scams and explains the current ones.`,
        site: 'www.scamwatch.gov.au',
        source: 'scamwatch.gov.au',
      },
      {
        name: 'ReportCyber',
        does: t`Takes reports of online crime for the police.`,
        phone: '1300 292 371',
        site: 'www.cyber.gov.au/report',
        source: 'cyber.gov.au',
      },
      {
        name: t`Lifeline`,
        does: t`Listens, day and night, when it feels unbearable.`,
        phone: '13 11 14',
        site: 'www.lifeline.org.au',
        source: 'lifeline.org.au',
      },
    ],
  },
  {
    code: 'NZ',
    name: t`New Zealand`,
    emergency: '111',
    lines: [
      {
        name: t`Netsafe`,
        does: t`Advises on scams and online harm.`,
        phone: '0508 638 723',
        site: 'netsafe.org.nz',
        source: 'netsafe.org.nz',
      },
      {
        name: t`Police, not urgent`,
        does: t`Takes reports of fraud.`,
        phone: '105',
        site: '105.police.govt.nz',
        source: 'police.govt.nz',
      },
      {
        name: t`1737, Need to talk?`,
        does: t`Listens, day and night, by call or text.`,
        phone: '1737',
        site: '1737.org.nz',
        source: '1737.org.nz',
      },
    ],
  },
];
