import { t } from '@fap/shared/kernel/words.ts';
import type { ContactMethod } from '../catalogue/contact-methods.ts';
import type { AcquisitionVector } from './vectors.ts';

/** One answer that speaks for a vector. */
export interface VectorRule {
  vector: AcquisitionVector;
  questionId: string;
  /** The option that was chosen, or words of a free answer. */
  when: string | RegExp;
  points: number;
  reason: string;
}

const r = (
  vector: AcquisitionVector,
  questionId: string,
  when: string | RegExp,
  points: number,
  reason: string,
): VectorRule => ({ vector, questionId, when, points, reason });

/** Words of a negative answer. */
export const NONE = /^(?:no(?:ne|thing|body)?|not|n\/?a|nil|never|unknown|-+)\b[^,;]{0,20}$/iu;

/** Rules from answers to vectors. Chosen options weigh most, passing mentions least. */
export const VECTOR_RULES: readonly VectorRule[] = [
  r('PAID_AD', 'ad_seen', 'social-ad', 4, t`An advertisement on social media came first.`),
  r('PAID_AD', 'ad_seen', 'search-ad', 4, t`An advertisement among search results came first.`),
  r('PAID_AD', 'ad_seen', 'video-ad', 4, t`An advertisement in a video or on a website came first.`),
  r('PAID_AD', 'referrer', 'celebrity', 2, t`A famous face in a post or video recommended it.`),
  r(
    'PAID_AD',
    'open_recall',
    /\b(?:ad|advert\w*|sponsored|banner|promoted)\b/iu,
    2,
    t`Your own words speak of an advertisement.`,
  ),
  r('SEO_TRAP', 'first_place', 'search', 4, t`They were found through a search.`),
  r('SEO_TRAP', 'search_terms', /\p{L}{3}/u, 2, t`You were searching before you found them.`),
  r(
    'SEO_TRAP',
    'open_recall',
    /\b(?:google[d]?|search(?:ed|ing)?|looked (?:it |them )?up|bing)\b/iu,
    2,
    t`Your own words speak of a search.`,
  ),
  r('GROUP_INVITE', 'group', /\p{L}{3}/u, 3, t`You were in a group or channel with them.`),
  r(
    'GROUP_INVITE',
    'open_recall',
    /\b(?:group|channel|community|forum|added me)\b/iu,
    2,
    t`Your own words speak of a group.`,
  ),
  r('DATING_CONTACT', 'first_place', 'dating', 4, t`They were met on a dating app or site.`),
  r(
    'DATING_CONTACT',
    'open_recall',
    /\b(?:dating|tinder|hinge|bumble|match(?:ed)?)\b/iu,
    2,
    t`Your own words speak of dating.`,
  ),
  r('JOB_OFFER', 'first_place', 'job', 4, t`It began at a job board or with a job offer.`),
  r(
    'JOB_OFFER',
    'open_recall',
    /\b(?:job|recruiter|vacancy|interview|hiring|remote work)\b/iu,
    2,
    t`Your own words speak of work.`,
  ),
  r('COLD_CALL', 'first_place', 'call', 4, t`A phone call came first.`),
  r(
    'COLD_CALL',
    'open_recall',
    /\b(?:called me|rang|phone(?:d)?(?: me)?|telephoned|a call)\b/iu,
    1,
    t`Your own words speak of a call.`,
  ),
  r('COLD_MESSAGE', 'first_place', 'message', 3, t`A message came that you did not expect.`),
  r('COLD_MESSAGE', 'first_place', 'social', 2, t`A post or profile on social media came first.`),
  r(
    'COLD_MESSAGE',
    'open_recall',
    /\b(?:message|texted|text|dm|whatsapp|telegram|wrote to me)\b/iu,
    1,
    t`Your own words speak of a message.`,
  ),
  r('PHISHING_MAIL', 'first_place', 'mail', 4, t`An e-mail or letter came first.`),
  r(
    'PHISHING_MAIL',
    'open_recall',
    /\b(?:e-?mail|letter|invoice)\b/iu,
    1,
    t`Your own words speak of a mail.`,
  ),
  r('PERSONAL_REFERRAL', 'first_place', 'person', 4, t`Somebody you know brought you to them.`),
  r('PERSONAL_REFERRAL', 'referrer', 'friend', 3, t`A friend or relative pointed you to them.`),
  r(
    'PERSONAL_REFERRAL',
    'referrer',
    'online-friend',
    2,
    t`Somebody you only know online pointed you to them.`,
  ),
  r('EARLIER_LOSS', 'referrer', 'helper', 4, t`Somebody offered help after an earlier loss.`),
  r('EARLIER_LOSS', 'what_worked', 'loss', 2, t`You wanted lost money back.`),
  r(
    'EARLIER_LOSS',
    'open_recall',
    /\b(?:lost (?:money|my)|recover(?:y|ed)?|get (?:it|my money) back|scammed before)\b/iu,
    1,
    t`Your own words speak of an earlier loss.`,
  ),
];

/** The vector suggested by a cluster's first contacts; one point, and only from five reports on. */
export const CONTACT_VECTORS: Readonly<Partial<Record<ContactMethod, AcquisitionVector>>> = {
  phone: 'COLD_CALL',
  text: 'COLD_MESSAGE',
  social_media: 'COLD_MESSAGE',
  email: 'PHISHING_MAIL',
  website: 'SEO_TRAP',
  dating_app: 'DATING_CONTACT',
};
