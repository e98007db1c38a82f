import { t } from '@fap/shared/kernel/words.ts';
import type { PublicOffice } from '../catalogue-cluster.ts';

const office = (name: string, country: string, address: string, help: string): PublicOffice => ({
  name,
  country,
  address,
  help,
});

export const FTC = office(
  t`Federal Trade Commission`,
  t`United States`,
  'reportfraud.ftc.gov',
  t`Takes reports of every kind of scam and says what to do next.`,
);
export const IC3 = office(
  t`FBI Internet Crime Complaint Center`,
  t`United States`,
  'ic3.gov',
  t`Takes reports of online fraud; quick reports of bank transfers can help to freeze the money.`,
);
export const IDENTITY_THEFT = office(
  'IdentityTheft.gov',
  t`United States`,
  'identitytheft.gov',
  t`Makes a step-by-step plan when your personal details were stolen.`,
);
export const SEC = office(
  t`Securities and Exchange Commission`,
  t`United States`,
  'sec.gov/tcr',
  t`Takes reports of false investments and false brokers.`,
);
export const CFTC = office(
  t`Commodity Futures Trading Commission`,
  t`United States`,
  'cftc.gov/complaint',
  t`Takes reports of false trading platforms and keeps a list of unregistered ones.`,
);
export const SSA = office(
  t`Social Security Office of the Inspector General`,
  t`United States`,
  'oig.ssa.gov',
  t`Takes reports of calls and letters in the name of Social Security.`,
);
export const TIGTA = office(
  t`Treasury Inspector General for Tax Administration`,
  t`United States`,
  'tigta.gov',
  t`Takes reports of calls and letters in the name of the tax office.`,
);
export const POSTAL = office(
  t`Postal Inspection Service`,
  t`United States`,
  'uspis.gov',
  t`Takes reports of false parcel messages and of money or cards sent by mail.`,
);
export const TAKE_IT_DOWN = office(
  t`Take It Down (National Center for Missing & Exploited Children)`,
  'Worldwide',
  'takeitdown.ncmec.org',
  t`Helps to keep pictures of people under 18 off the internet, free and without giving a name.`,
);
export const STOP_NCII = office(
  'StopNCII',
  'Worldwide',
  'stopncii.org',
  t`Helps adults to keep intimate pictures off the sites that take part; the pictures never leave your device.`,
);
export const REPORT_FRAUD_UK = office(
  t`Report Fraud (formerly Action Fraud)`,
  t`United Kingdom`,
  'actionfraud.police.uk',
  t`Takes reports of fraud for the police in England, Wales and Northern Ireland.`,
);
export const FCA = office(
  t`Financial Conduct Authority, ScamSmart`,
  t`United Kingdom`,
  'fca.org.uk/scamsmart',
  t`Lists firms that may not offer investments and takes reports of new ones.`,
);
export const SCAMWATCH = office(
  'Scamwatch',
  'Australia',
  'scamwatch.gov.au',
  t`Takes reports of scams and explains the current ones.`,
);
export const IDCARE = office(
  'IDCARE',
  t`Australia and New Zealand`,
  'idcare.org',
  t`Talks you through what to do when your identity or device was misused, free of charge.`,
);
export const CAFC = office(
  t`Canadian Anti-Fraud Centre`,
  'Canada',
  'antifraudcentre-centreantifraude.ca',
  t`Takes reports of fraud and passes them on to the police.`,
);
export const ECONSUMER = office(
  'econsumer.gov',
  'Worldwide',
  'econsumer.gov',
  t`Takes reports of scams across borders for consumer authorities of many countries.`,
);

/** Every office the catalogue names. */
export const PUBLIC_OFFICES: readonly PublicOffice[] = [
  FTC,
  IC3,
  IDENTITY_THEFT,
  SEC,
  CFTC,
  SSA,
  TIGTA,
  POSTAL,
  TAKE_IT_DOWN,
  STOP_NCII,
  REPORT_FRAUD_UK,
  FCA,
  SCAMWATCH,
  IDCARE,
  CAFC,
  ECONSUMER,
];
