import { t } from '@fap/shared/kernel/words.ts';
import type { PublicSource } from '../catalogue-cluster.ts';

/** The day on which all families were last read through; each source was not opened again for it. */
export const REVIEWED_ON = '2026-11-28';

/** Consumer advice of the US Federal Trade Commission, by title. */
export const ftcAdvice = (title: string): PublicSource => ({
  title,
  office: t`US Federal Trade Commission, consumer advice`,
});

/** A topic page of Scamwatch, by title. */
export const scamwatch = (title: string): PublicSource => ({
  title,
  office: t`Scamwatch, Australian Competition and Consumer Commission`,
});

/** The yearly report of the FBI that the published figures come from. */
export const IC3_REPORT: PublicSource = {
  title: t`Internet Crime Report 2024`,
  office: t`FBI Internet Crime Complaint Center`,
};

/** A public service announcement of the same office, by title. */
export const ic3Notice = (title: string): PublicSource => ({
  title,
  office: t`FBI Internet Crime Complaint Center, public service announcement`,
});

export const FRAUD_REPORT_UK: PublicSource = {
  title: t`Annual Fraud Report 2024`,
  office: t`UK Finance`,
};

export const EUROPOL_ASSESSMENT: PublicSource = {
  title: t`Internet Organised Crime Threat Assessment (IOCTA) 2024`,
  office: t`Europol`,
};

export const SEC_ALERT: PublicSource = {
  title: t`Social Media and Investment Fraud – Investor Alert`,
  office: t`US Securities and Exchange Commission`,
};

export const FINCEN_ALERT: PublicSource = {
  title: t`Alert on Prevalent Virtual Currency Investment Scam Commonly Known as “Pig Butchering”, 2023`,
  office: t`US Financial Crimes Enforcement Network`,
};

export const UN_REPORT: PublicSource = {
  title: t`Online Scam Operations and Trafficking into Forced Criminality in Southeast Asia, 2023`,
  office: t`UN Human Rights Office`,
};

export const FBI_SEXTORTION: PublicSource = {
  title: t`The Financially Motivated Sextortion Threat`,
  office: 'FBI',
};

export const POSTAL_NOTICE: PublicSource = {
  title: t`Smishing: Package Tracking Text Scams`,
  office: t`US Postal Inspection Service`,
};
