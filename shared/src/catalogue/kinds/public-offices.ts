import type { PublicOffice } from '../catalogue-cluster.ts';

const office = (name: string, country: string, address: string, help: string): PublicOffice => ({
  name,
  country,
  address,
  help,
});

export const FTC = office(
  'Federal Trade Commission',
  'United States',
  'reportfraud.ftc.gov',
  'Takes reports of every kind of scam and says what to do next.',
);
export const IC3 = office(
  'FBI Internet Crime Complaint Center',
  'United States',
  'ic3.gov',
  'Takes reports of online fraud; quick reports of bank transfers can help to freeze the money.',
);
export const IDENTITY_THEFT = office(
  'IdentityTheft.gov',
  'United States',
  'identitytheft.gov',
  'Makes a step-by-step plan when your personal details were stolen.',
);
export const SEC = office(
  'Securities and Exchange Commission',
  'United States',
  'sec.gov/tcr',
  'Takes reports of false investments and false brokers.',
);
export const CFTC = office(
  'Commodity Futures Trading Commission',
  'United States',
  'cftc.gov/complaint',
  'Takes reports of false trading platforms and keeps a list of unregistered ones.',
);
export const SSA = office(
  'Social Security Office of the Inspector General',
  'United States',
  'oig.ssa.gov',
  'Takes reports of calls and letters in the name of Social Security.',
);
export const TIGTA = office(
  'Treasury Inspector General for Tax Administration',
  'United States',
  'tigta.gov',
  'Takes reports of calls and letters in the name of the tax office.',
);
export const POSTAL = office(
  'Postal Inspection Service',
  'United States',
  'uspis.gov',
  'Takes reports of false parcel messages and of money or cards sent by mail.',
);
export const TAKE_IT_DOWN = office(
  'Take It Down (National Center for Missing & Exploited Children)',
  'Worldwide',
  'takeitdown.ncmec.org',
  'Helps to keep pictures of people under 18 off the internet, free and without giving a name.',
);
export const STOP_NCII = office(
  'StopNCII',
  'Worldwide',
  'stopncii.org',
  'Helps adults to keep intimate pictures off the sites that take part; the pictures never leave your device.',
);
export const REPORT_FRAUD_UK = office(
  'Report Fraud (formerly Action Fraud)',
  'United Kingdom',
  'actionfraud.police.uk',
  'Takes reports of fraud for the police in England, Wales and Northern Ireland.',
);
export const FCA = office(
  'Financial Conduct Authority, ScamSmart',
  'United Kingdom',
  'fca.org.uk/scamsmart',
  'Lists firms that may not offer investments and takes reports of new ones.',
);
export const SCAMWATCH = office(
  'Scamwatch',
  'Australia',
  'scamwatch.gov.au',
  'Takes reports of scams and explains the current ones.',
);
export const IDCARE = office(
  'IDCARE',
  'Australia and New Zealand',
  'idcare.org',
  'Talks you through what to do when your identity or device was misused, free of charge.',
);
export const CAFC = office(
  'Canadian Anti-Fraud Centre',
  'Canada',
  'antifraudcentre-centreantifraude.ca',
  'Takes reports of fraud and passes them on to the police.',
);
export const ECONSUMER = office(
  'econsumer.gov',
  'Worldwide',
  'econsumer.gov',
  'Takes reports of scams across borders for consumer authorities of many countries.',
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
