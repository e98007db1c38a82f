import type { PublicSource } from '../catalogue-cluster.ts';

/** The day on which all families were last compared with their sources. */
export const REVIEWED_ON = '2026-11-28';

/** Consumer advice of the US Federal Trade Commission, by title. */
export const ftcAdvice = (title: string): PublicSource => ({
  title,
  office: 'US Federal Trade Commission, consumer advice',
});

/** A topic page of Scamwatch, by title. */
export const scamwatch = (title: string): PublicSource => ({
  title,
  office: 'Scamwatch, Australian Competition and Consumer Commission',
});

/** The yearly report of the FBI that the published figures come from. */
export const IC3_REPORT: PublicSource = {
  title: 'Internet Crime Report 2024',
  office: 'FBI Internet Crime Complaint Center',
};

/** A public service announcement of the same office, by title. */
export const ic3Notice = (title: string): PublicSource => ({
  title,
  office: 'FBI Internet Crime Complaint Center, public service announcement',
});

export const FRAUD_REPORT_UK: PublicSource = {
  title: 'Annual Fraud Report 2024',
  office: 'UK Finance',
};

export const EUROPOL_ASSESSMENT: PublicSource = {
  title: 'Internet Organised Crime Threat Assessment (IOCTA) 2024',
  office: 'Europol',
};

export const SEC_ALERT: PublicSource = {
  title: 'Social Media and Investment Fraud – Investor Alert',
  office: 'US Securities and Exchange Commission',
};

export const FINCEN_ALERT: PublicSource = {
  title: 'Alert on Prevalent Virtual Currency Investment Scam Commonly Known as “Pig Butchering”, 2023',
  office: 'US Financial Crimes Enforcement Network',
};

export const UN_REPORT: PublicSource = {
  title: 'Online Scam Operations and Trafficking into Forced Criminality in Southeast Asia, 2023',
  office: 'UN Human Rights Office',
};

export const FBI_SEXTORTION: PublicSource = {
  title: 'The Financially Motivated Sextortion Threat',
  office: 'FBI',
};

export const POSTAL_NOTICE: PublicSource = {
  title: 'Smishing: Package Tracking Text Scams',
  office: 'US Postal Inspection Service',
};
