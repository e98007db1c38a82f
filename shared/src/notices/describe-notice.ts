import type { GivenRole } from '../auth/capabilities.ts';
import { anatomyLayer } from '../catalogue/anatomy.ts';
import type { FlagKind, ModerationDecision } from '../moderation/rules.ts';
import type { NoticeContent, NoticeKind, NoticePayload } from './kinds.ts';

/** The words of a notice, the same on screen and in mail. */
export interface NoticeText {
  title: string;
  /** What it means, or what to do. */
  text: string;
}

type Describe<K extends NoticeKind> = (payload: NoticePayload<K>, cluster: string) => NoticeText;

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);
const files = (count: number): string => (count === 1 ? 'a file of yours' : `${count} of your files`);
const layerName = (layer: number): string => `“${anatomyLayer(layer).name}”`;

function listLayers(layers: readonly number[]): string {
  const [first = 1] = layers;
  return layers.length === 1 ? `the layer ${layerName(first)}` : `${layers.length} layers`;
}

const ROLE_NAMES: Record<GivenRole, string> = {
  analyst: 'analyst',
  leo: 'police officer',
  admin: 'admin',
};
const listRoles = (roles: readonly GivenRole[]): string => roles.map((role) => ROLE_NAMES[role]).join(', ');

const FLAGGED: Record<FlagKind, string> = {
  piece: 'the piece',
  comment: 'the comment',
  card: 'the card',
  notes: 'the notes',
  name: 'the name',
};
const OUTCOMES: Record<ModerationDecision, string> = {
  leave: 'It stays as it is. Thank you for telling us.',
  hide: 'Nobody else can read it now. Thank you for telling us.',
  show: 'It can be read again.',
  redact: 'It was removed for good. Thank you for telling us.',
  rename: 'The name was replaced. Thank you for telling us.',
};

const DESCRIBERS: { [K in NoticeKind]: Describe<K> } = {
  'report-joined': (_, cluster) => ({
    title: `Your report is now part of ${cluster}`,
    text: 'Other people reported the same party. Your report and theirs are looked at together.',
  }),
  'report-moved': (_, cluster) => ({
    title: `Your report now has a cluster of its own: ${cluster}`,
    text: 'An analyst found that it’s about a different party.',
  }),
  'report-used': ({ layers }, cluster) => ({
    title: `Your report filled ${listLayers(layers)} of ${cluster}`,
    text: 'Helpers can now check what it shows.',
  }),
  'report-revealed': () => ({
    title: 'An analyst looked at a detail of your report',
    text: 'Your report shows which kind of detail, when, and why.',
  }),
  'report-asked': () => ({
    title: 'An analyst has a question about your report',
    text: 'You can answer on the page of your report. You don’t have to.',
  }),
  'report-answered': (_, cluster) => ({
    title: 'A reporter answered your question',
    text: `It’s about a report of ${cluster}.`,
  }),
  'piece-confirmed': ({ people: count, layer }, cluster) => ({
    title: `${people(count)} confirmed your piece`,
    text: `On the layer ${layerName(layer)} of ${cluster}.`,
  }),
  'piece-disputed': ({ people: count, layer }, cluster) => ({
    title: `${people(count)} disagreed with your piece`,
    text: `On the layer ${layerName(layer)} of ${cluster}. Their notes say why.`,
  }),
  'review-answered': ({ layer }, cluster) => ({
    title: 'The author answered your review',
    text: `On the layer ${layerName(layer)} of ${cluster}.`,
  }),
  mentioned: ({ layer, place }, cluster) => ({
    title: `Somebody mentioned you in ${place === 'piece' ? 'a piece' : 'a review'}`,
    text: `On the layer ${layerName(layer)} of ${cluster}.`,
  }),
  'comment-mentioned': (_, cluster) => ({
    title: 'Somebody mentioned you in a comment',
    text: `In the puzzle of ${cluster}.`,
  }),
  'layer-completed': ({ layer }, cluster) => ({
    title: `Your piece completed the layer ${layerName(layer)}`,
    text: `In the puzzle of ${cluster}.`,
  }),
  'takeover-asked': ({ layer }, cluster) => ({
    title: `Somebody wants to take over ${layerName(layer)}`,
    text: `You said you’re working on this layer of ${cluster}. Open it to keep it or hand it over.`,
  }),
  'draft-given': ({ layer }, cluster) => ({
    title: `Somebody gave you their draft of ${layerName(layer)}`,
    text: `For the puzzle of ${cluster}. Open the layer to read it beside yours.`,
  }),
  'cluster-alert': (_, cluster) => ({
    title: `The puzzle of ${cluster} is well on its way`,
    text: 'It has enough layers to be acted on. You have a piece in it.',
  }),
  // Without the cluster's name: officers are told figures and nothing a reporter wrote.
  'escalation-proposed': ({ people: count }) => ({
    title: 'A cluster is 90 % solved',
    text: `${count === null ? 'Fewer than five' : `At least ${count}`} people reported it. A media escalation is proposed.`,
  }),
  'evidence-anchored': ({ items }) => ({
    title: `There’s a timestamp for ${files(items)}`,
    text: 'Anybody can now check that nothing was changed since.',
  }),
  'evidence-unreadable': ({ items }) => ({
    title: `We could not read ${files(items)}`,
    text: 'We keep the original as it is. A screenshot or a PDF may work better.',
  }),
  'piece-moderated': ({ decision, layer }, cluster) => ({
    title:
      decision === 'show'
        ? `Your piece in ${layerName(layer)} can be read again`
        : `A moderator ${decision === 'hide' ? 'hid' : 'removed'} your piece in ${layerName(layer)}`,
    text:
      decision === 'show'
        ? `A moderator looked at it again. It’s in the puzzle of ${cluster}.`
        : `Open the puzzle of ${cluster} to read why.`,
  }),
  'comment-moderated': ({ decision }, cluster) => ({
    title:
      decision === 'show'
        ? 'Your comment can be read again'
        : `A moderator ${decision === 'hide' ? 'hid' : 'removed'} your comment`,
    text:
      decision === 'show'
        ? `A moderator looked at it again. It’s in the puzzle of ${cluster}.`
        : `Open the puzzle of ${cluster} to read why.`,
  }),
  'flag-decided': ({ kind, decision }) => ({
    title: `A moderator looked at ${FLAGGED[kind]} you reported`,
    text: OUTCOMES[decision],
  }),
  'webhook-off': () => ({
    title: 'We stopped sending to a webhook you added',
    text: 'Its messages did not arrive, or its receiver wants no more. You can switch it on again.',
  }),
  'name-replaced': () => ({
    title: 'A moderator replaced your name',
    text: 'Others had reported it. You can choose another name in your account.',
  }),
  'roles-changed': ({ given, taken }) => ({
    title: 'Your roles changed',
    text: [
      given.length > 0 ? `You are now: ${listRoles(given)}.` : '',
      taken.length > 0 ? `You are no longer: ${listRoles(taken)}.` : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
  }),
  'payment-alert': ({ alerts = 1 }) => ({
    title: 'Somebody you protect may be paying a scammer',
    text:
      alerts === 1
        ? 'Please look at the payment and call them on a number you know.'
        : `There are ${alerts} alerts. Please look at the payments and call them on a number you know.`,
  }),
  'own-payment-alert': ({ alerts = 1 }) => ({
    title:
      alerts === 1 ? 'A payment of yours looks like a scam' : `${alerts} payments of yours look like a scam`,
    text: 'Open Elder Shield to see why, and what you can do.',
  }),
  'guardian-joined': () => ({
    title: 'Somebody accepted your invitation as a guardian',
    text: 'Elder Shield shows what they may see. You can end it at any time.',
  }),
  'guardian-conduct': () => ({
    title: 'Please look at what one of your guardians did',
    text: 'Elder Shield shows what happened and when. You decide whether they stay your guardian.',
  }),
  'guardianship-ended': () => ({
    title: 'You are no longer a guardian of somebody',
    text: 'They ended it. You get no more alerts about their payments.',
  }),
};

/** The words of a notice. They name the cluster as the crowd does, and nobody. */
export function describeNotice<K extends NoticeKind>(
  { kind, payload }: NoticeContent<K>,
  clusterName: string | null,
): NoticeText {
  return (DESCRIBERS[kind] as Describe<K>)(payload as NoticePayload<K>, clusterName ?? 'a cluster');
}

/** What a kind of notice is called where people choose what is mailed. */
export const KIND_LABELS: Record<NoticeKind, string> = {
  'report-joined': 'My report joined a cluster',
  'report-moved': 'My report moved to another cluster',
  'report-used': 'My report was used in a layer',
  'report-revealed': 'An analyst looked at a detail of my report',
  'report-asked': 'An analyst has a question',
  'report-answered': 'A reporter answered my question',
  'piece-confirmed': 'People agreed with my piece',
  'piece-disputed': 'People disagreed with my piece',
  'review-answered': 'An author answered my review',
  mentioned: 'Somebody mentioned me in a piece or review',
  'comment-mentioned': 'Somebody mentioned me in a comment',
  'layer-completed': 'My piece completed a layer',
  'takeover-asked': 'Somebody wants to take over my layer',
  'draft-given': 'Somebody gave me their draft of a layer',
  'cluster-alert': 'A puzzle I worked on is ready to be acted on',
  'escalation-proposed': 'A cluster reached 90 % (analysts and subscribed officers)',
  'evidence-anchored': 'My files got a timestamp',
  'evidence-unreadable': 'My files could not be read',
  'piece-moderated': 'A moderator hid, removed or showed my piece',
  'comment-moderated': 'A moderator hid, removed or showed my comment',
  'flag-decided': 'A moderator looked at what I reported',
  'webhook-off': 'A webhook I added stopped',
  'name-replaced': 'A moderator replaced my name',
  'roles-changed': 'My roles changed',
  'payment-alert': 'Somebody I protect may be paying a scammer',
  'own-payment-alert': 'A payment of mine looks like a scam',
  'guardian-joined': 'Somebody became my guardian',
  'guardian-conduct': 'A guardian did something I should look at',
  'guardianship-ended': 'Somebody ended that I’m their guardian',
};
