import { t } from '@fap/shared/kernel/words.ts';
import type { GivenRole } from '../auth/capabilities.ts';
import { anatomyLayer } from '../catalogue/anatomy.ts';
import { said } from '../kernel/said.ts';
import type { FlagKind, ModerationDecision } from '../moderation/rules.ts';
import type { NoticeContent, NoticeKind, NoticePayload } from './kinds.ts';

/** The words of a notice, the same on screen and in mail. */
export interface NoticeText {
  title: string;
  /** What it means, or what to do. */
  text: string;
}

type Describe<K extends NoticeKind> = (payload: NoticePayload<K>, cluster: string) => NoticeText;

const people = (count: number): string => (count === 1 ? t`1 person` : t`${count} people`);
const files = (count: number): string => (count === 1 ? t`a file of yours` : t`${count} of your files`);
const layerName = (layer: number): string => `“${said(anatomyLayer(layer).name)}”`;

function listLayers(layers: readonly number[]): string {
  const [first = 1] = layers;
  return layers.length === 1 ? t`the layer ${layerName(first)}` : t`${layers.length} layers`;
}

// Functions, so that each word is said in the language of who reads it.
const ROLE_NAMES: Record<GivenRole, () => string> = {
  analyst: () => t`analyst`,
  leo: () => t`police officer`,
  admin: () => t`admin`,
};
const listRoles = (roles: readonly GivenRole[]): string => roles.map((role) => ROLE_NAMES[role]()).join(', ');

const FLAGGED: Record<FlagKind, () => string> = {
  piece: () => t`the piece`,
  comment: () => t`the comment`,
  card: () => t`the card`,
  notes: () => t`the notes`,
  name: () => t`the name`,
};
const OUTCOMES: Record<ModerationDecision, () => string> = {
  leave: () => t`It stays as it is. Thank you for telling us.`,
  hide: () => t`Nobody else can read it now. Thank you for telling us.`,
  show: () => t`It can be read again.`,
  redact: () => t`It was removed for good. Thank you for telling us.`,
  rename: () => t`The name was replaced. Thank you for telling us.`,
};

const DESCRIBERS: { [K in NoticeKind]: Describe<K> } = {
  'report-joined': (_, cluster) => ({
    title: t`Your report is now part of ${cluster}`,
    text: t`Other people reported the same party. Your report and theirs are looked at together.`,
  }),
  'report-moved': (_, cluster) => ({
    title: t`Your report now has a cluster of its own: ${cluster}`,
    text: t`An analyst found that it’s about a different party.`,
  }),
  'report-used': ({ layers }, cluster) => ({
    title: t`Your report filled ${listLayers(layers)} of ${cluster}`,
    text: t`Helpers can now check what it shows.`,
  }),
  'report-revealed': () => ({
    title: t`An analyst looked at a detail of your report`,
    text: t`Your report shows which kind of detail, when, and why.`,
  }),
  'report-asked': () => ({
    title: t`An analyst has a question about your report`,
    text: t`You can answer on the page of your report. You don’t have to.`,
  }),
  'report-answered': (_, cluster) => ({
    title: t`A reporter answered your question`,
    text: t`It’s about a report of ${cluster}.`,
  }),
  'piece-confirmed': ({ people: count, layer }, cluster) => ({
    title: t`${people(count)} confirmed your piece`,
    text: t`On the layer ${layerName(layer)} of ${cluster}.`,
  }),
  'piece-disputed': ({ people: count, layer }, cluster) => ({
    title: t`${people(count)} disagreed with your piece`,
    text: t`On the layer ${layerName(layer)} of ${cluster}. Their notes say why.`,
  }),
  'review-answered': ({ layer }, cluster) => ({
    title: t`The author answered your review`,
    text: t`On the layer ${layerName(layer)} of ${cluster}.`,
  }),
  mentioned: ({ layer, place }, cluster) => ({
    title: t`Somebody mentioned you in ${place === 'piece' ? t`a piece` : t`a review`}`,
    text: t`On the layer ${layerName(layer)} of ${cluster}.`,
  }),
  'comment-mentioned': (_, cluster) => ({
    title: t`Somebody mentioned you in a comment`,
    text: t`In the puzzle of ${cluster}.`,
  }),
  'layer-completed': ({ layer }, cluster) => ({
    title: t`Your piece completed the layer ${layerName(layer)}`,
    text: t`In the puzzle of ${cluster}.`,
  }),
  'takeover-asked': ({ layer }, cluster) => ({
    title: t`Somebody wants to take over ${layerName(layer)}`,
    text: t`You said you’re working on this layer of ${cluster}. Open it to keep it or hand it over.`,
  }),
  'draft-given': ({ layer }, cluster) => ({
    title: t`Somebody gave you their draft of ${layerName(layer)}`,
    text: t`For the puzzle of ${cluster}. Open the layer to read it beside yours.`,
  }),
  'cluster-alert': (_, cluster) => ({
    title: t`The puzzle of ${cluster} is well on its way`,
    text: t`It has enough layers to be acted on. You have a piece in it.`,
  }),
  // Without the cluster's name: officers are told figures and nothing a reporter wrote.
  'escalation-proposed': ({ people: count }) => ({
    title: t`A cluster is 90 % solved`,
    text: t`${count === null ? t`Fewer than five` : t`At least ${count}`} people reported it. A media escalation is proposed.`,
  }),
  'evidence-anchored': ({ items }) => ({
    title: t`There’s a timestamp for ${files(items)}`,
    text: t`Anybody can now check that nothing was changed since.`,
  }),
  'evidence-unreadable': ({ items }) => ({
    title: t`We could not read ${files(items)}`,
    text: t`We keep the original as it is. A screenshot or a PDF may work better.`,
  }),
  'piece-moderated': ({ decision, layer }, cluster) => ({
    title:
      decision === 'show'
        ? t`Your piece in ${layerName(layer)} can be read again`
        : t`A moderator ${decision === 'hide' ? t`hid` : t`removed`} your piece in ${layerName(layer)}`,
    text:
      decision === 'show'
        ? t`A moderator looked at it again. It’s in the puzzle of ${cluster}.`
        : t`Open the puzzle of ${cluster} to read why.`,
  }),
  'comment-moderated': ({ decision }, cluster) => ({
    title:
      decision === 'show'
        ? t`Your comment can be read again`
        : t`A moderator ${decision === 'hide' ? t`hid` : t`removed`} your comment`,
    text:
      decision === 'show'
        ? t`A moderator looked at it again. It’s in the puzzle of ${cluster}.`
        : t`Open the puzzle of ${cluster} to read why.`,
  }),
  'flag-decided': ({ kind, decision }) => ({
    title: t`A moderator looked at ${FLAGGED[kind]()} you reported`,
    text: OUTCOMES[decision](),
  }),
  'webhook-off': () => ({
    title: t`We stopped sending to a webhook you added`,
    text: t`Its messages did not arrive, or its receiver wants no more. You can switch it on again.`,
  }),
  'team-invited': () => ({
    title: t`A team of agents invites you`,
    text: t`Open the team’s page to see who they are, and to accept or decline.`,
  }),
  'units-decided': ({ isSent }, cluster) => ({
    title: isSent
      ? t`The ReconDogs you asked for are on their way`
      : t`An admin declined your request for ReconDogs`,
    text: isSent
      ? t`They look at what people reported about ${cluster}.`
      : t`You asked for them for ${cluster}. You can read why beside your request.`,
  }),
  'change-decided': ({ decision }) => ({
    title:
      decision === 'accept'
        ? t`Your suggested change was accepted`
        : t`Your suggested change was not taken this time`,
    text:
      decision === 'accept'
        ? t`It appears with the next release. Thank you for making this better.`
        : t`The note beside it says why. You can suggest another one.`,
  }),
  'name-replaced': () => ({
    title: t`A moderator replaced your name`,
    text: t`Others had reported it. You can choose another name in your account.`,
  }),
  'roles-changed': ({ given, taken }) => ({
    title: t`Your roles changed`,
    text: [
      given.length > 0 ? t`You are now: ${listRoles(given)}.` : '',
      taken.length > 0 ? t`You are no longer: ${listRoles(taken)}.` : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
  }),
  'payment-alert': ({ alerts = 1 }) => ({
    title: t`Somebody you protect may be paying a scammer`,
    text:
      alerts === 1
        ? t`Please look at the payment and call them on a number you know.`
        : t`There are ${alerts} alerts. Please look at the payments and call them on a number you know.`,
  }),
  'own-payment-alert': ({ alerts = 1 }) => ({
    title:
      alerts === 1
        ? t`A payment of yours looks like a scam`
        : t`${alerts} payments of yours look like a scam`,
    text: t`Open Elder Shield to see why, and what you can do.`,
  }),
  'guardian-joined': () => ({
    title: t`Somebody accepted your invitation as a guardian`,
    text: t`Elder Shield shows what they may see. You can end it at any time.`,
  }),
  'guardian-conduct': () => ({
    title: t`Please look at what one of your guardians did`,
    text: t`Elder Shield shows what happened and when. You decide whether they stay your guardian.`,
  }),
  'guardianship-ended': () => ({
    title: t`You are no longer a guardian of somebody`,
    text: t`They ended it. You get no more alerts about their payments.`,
  }),
};

/** The words of a notice. They name the cluster as the crowd does, and nobody. */
export function describeNotice<K extends NoticeKind>(
  { kind, payload }: NoticeContent<K>,
  clusterName: string | null,
): NoticeText {
  return (DESCRIBERS[kind] as Describe<K>)(payload as NoticePayload<K>, clusterName ?? t`a cluster`);
}

/** What a kind of notice is called where people choose what is mailed. */
export const KIND_LABELS: Record<NoticeKind, string> = {
  'report-joined': t`My report joined a cluster`,
  'report-moved': t`My report moved to another cluster`,
  'report-used': t`My report was used in a layer`,
  'report-revealed': t`An analyst looked at a detail of my report`,
  'report-asked': t`An analyst has a question`,
  'report-answered': t`A reporter answered my question`,
  'piece-confirmed': t`People agreed with my piece`,
  'piece-disputed': t`People disagreed with my piece`,
  'review-answered': t`An author answered my review`,
  mentioned: t`Somebody mentioned me in a piece or review`,
  'comment-mentioned': t`Somebody mentioned me in a comment`,
  'layer-completed': t`My piece completed a layer`,
  'takeover-asked': t`Somebody wants to take over my layer`,
  'draft-given': t`Somebody gave me their draft of a layer`,
  'cluster-alert': t`A puzzle I worked on is ready to be acted on`,
  'escalation-proposed': t`A cluster reached 90 % (analysts and subscribed officers)`,
  'evidence-anchored': t`My files got a timestamp`,
  'evidence-unreadable': t`My files could not be read`,
  'piece-moderated': t`A moderator hid, removed or showed my piece`,
  'comment-moderated': t`A moderator hid, removed or showed my comment`,
  'flag-decided': t`A moderator looked at what I reported`,
  'team-invited': t`A team of agents invited me`,
  'units-decided': t`An admin decided about ReconDogs I asked for`,
  'webhook-off': t`A webhook I added stopped`,
  'change-decided': t`An analyst decided on a change I suggested`,
  'name-replaced': t`A moderator replaced my name`,
  'roles-changed': t`My roles changed`,
  'payment-alert': t`Somebody I protect may be paying a scammer`,
  'own-payment-alert': t`A payment of mine looks like a scam`,
  'guardian-joined': t`Somebody became my guardian`,
  'guardian-conduct': t`A guardian did something I should look at`,
  'guardianship-ended': t`Somebody ended that I’m their guardian`,
};
