import { t } from '@fap/shared/kernel/words.ts';
/** What a persona does in a scam, recognised by how it is introduced. */
export interface FunctionalRole {
  id: string;
  name: string;
  pattern: RegExp;
}

/** Roles that people in reports claim to have. */
export const FUNCTIONAL_ROLES: readonly FunctionalRole[] = [
  role(
    'officer',
    t`Officer or official`,
    'officers?|agents?|inspectors?|sergeants?|detectives?|marshals?|deput(?:y|ies)|constables?|officials?|police(?:man|woman)?',
  ),
  role('tax', t`Tax or benefits office`, 'tax|irs|hmrc|revenue|benefits?|social security|medicare|pension'),
  role('court', t`Court or prosecutor`, 'judges?|court|prosecutors?|bailiffs?|magistrates?'),
  role(
    'lawyer',
    t`Lawyer or notary`,
    'lawyers?|attorneys?|solicitors?|barristers?|notar(?:y|ies)|paralegals?|counsel',
  ),
  role(
    'bank',
    t`Bank or fraud desk`,
    'bank(?:er|ing)?|fraud (?:department|desk|team|line)|building society|teller|account manager',
  ),
  role(
    'technician',
    t`Technician or support`,
    'technicians?|tech(?:nical)? support|support (?:desk|agent|team)|engineers?|help ?desk|it department|microsoft|apple support|geek',
  ),
  role(
    'service',
    t`Customer service or refund desk`,
    'customer (?:service|care|support)|refund (?:desk|department|team|agent)|billing|cancellations?|renewals?|subscription',
  ),
  role(
    'broker',
    t`Broker or account manager`,
    'brokers?|traders?|portfolio managers?|wealth managers?|advis[eo]rs?|analysts?',
  ),
  role(
    'mentor',
    t`Mentor, coach or teacher`,
    'mentors?|coach(?:es)?|teachers?|professors?|tutors?|gurus?|instructors?|assistants?',
  ),
  role(
    'recoverer',
    t`Recovery agent`,
    'recovery|tracers?|hackers?|asset (?:recovery|retrieval)|investigators?|forensic',
  ),
  role(
    'lover',
    t`Partner or suitor`,
    'girlfriends?|boyfriends?|fianc(?:e|ee|é|ée)|lover|partner|widow(?:er)?s?|suitor|dating|match',
  ),
  role(
    'relative',
    t`Relative in need`,
    'sons?|daughters?|grandsons?|granddaughters?|nephews?|nieces?|cousins?|mum|mom|dad|brothers?|sisters?|grandchild(?:ren)?',
  ),
  role(
    'soldier',
    t`Soldier or offshore worker`,
    'soldiers?|generals?|captains?|majors?|colonels?|army|navy|oil ?rig|offshore|surgeons?|doctors?|peacekeep\\w+',
  ),
  role(
    'recruiter',
    t`Recruiter or employer`,
    'recruiters?|recruitment|hr|human resources|employers?|hiring|headhunters?|team leaders?|supervisors?|task (?:master|manager)s?|managers?|bosses|boss',
  ),
  role(
    'courier',
    t`Courier or parcel service`,
    'couriers?|drivers?|delivery|parcels?|post(?:al|man)?|customs|shipping',
  ),
  role(
    'seller',
    t`Seller or landlord`,
    'sellers?|landlords?|landlady|agenc(?:y|ies)|owners?|dealers?|shop|store|breeders?|vendors?',
  ),
  role('buyer', 'Buyer', 'buyers?|purchasers?|tenants?'),
  role(
    'celebrity',
    t`Celebrity or influencer`,
    'celebrit(?:y|ies)|actors?|singers?|influencers?|influencer|football(?:er)?s?|president|elon|pastor|prophet',
  ),
  role(
    'member',
    t`Other member or witness`,
    'other (?:members?|victims?|investors?|clients?)|group (?:members?|admins?)|admins?|moderators?|testimonials?|witness(?:es)?',
  ),
  role('charity', t`Charity or church`, 'charit(?:y|ies)|foundation|church|red cross|unicef|fundraisers?'),
];

function role(id: string, name: string, words: string): FunctionalRole {
  return { id, name, pattern: new RegExp(String.raw`\b(?:${words})\b`, 'giu') };
}

/** Roles that a text introduces, in the order in which each first occurs. */
export function findRoles(text: string): string[] {
  return FUNCTIONAL_ROLES.flatMap(({ id, pattern }) => {
    const index = text.search(pattern);
    return index < 0 ? [] : [{ id, index }];
  })
    .sort((a, b) => a.index - b.index)
    .map(({ id }) => id);
}

const NAME_WORDS = /\b(\p{Lu}[\p{L}'’-]+(?:[ \t]+\p{Lu}[\p{L}'’-]+){0,2})\b/gu;

/**
 * Aliases of personas (lower case) in the order named: capitalised words of the field that asks for them, the words that
 * name a role taken out.
 */
export function findAliases(personas: string): string[] {
  const names = [...personas.matchAll(NAME_WORDS)].map(([, name = '']) =>
    name
      .split(/\s+/u)
      .filter((word) => !FUNCTIONAL_ROLES.some(({ pattern }) => word.search(pattern) >= 0))
      .join(' ')
      .toLowerCase(),
  );
  return [...new Set(names)].filter((name) => name.length > 2);
}

/** The name of a role by its id. */
export const roleLabel = (role: string): string =>
  FUNCTIONAL_ROLES.find(({ id }) => id === role)?.name ?? role;
