import { t } from '@fap/shared/kernel/words.ts';
import { AppError } from '../kernel/app-error.ts';
import { TAXII_PAGE_MAX } from './constants.ts';

/** What a client of TAXII 2.1 asks a collection for. */
export interface TaxiiQuery {
  limit: number;
  /** Versions added after this time; the cursor of a page is the time of its last one. */
  after: string | null;
  /** UUIDs of objects; null for all. */
  ids: string[] | null;
  /** Versions by their times; null for the one there is. */
  versions: string[] | null;
  /** Nothing fits: a type or a version of STIX that no object here has. */
  isEmpty: boolean;
}

type Query = Readonly<Record<string, string | undefined>>;

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/u;
const OBJECT_ID = /^indicator--([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/u;
/** Versions by name: as one version of each object is kept, all of them mean that one. */
const NAMED_VERSIONS = ['all', 'first', 'last'];
const MAX_MATCHES = 200;

const refuse = (message: string): never => {
  throw new AppError('INVALID', { message });
};

/** The UUID in the id of an object; null for the id of anything else. */
export const objectUuid = (id: string): string | null => OBJECT_ID.exec(id)?.[1] ?? null;

/** Reads the query of a request for objects (TAXII 2.1, sections 3.4 and 3.5). Throws INVALID. */
export function parseTaxiiQuery(query: Query): TaxiiQuery {
  const ids = matchesOf(query, 'id');
  const types = matchesOf(query, 'type');
  const specs = matchesOf(query, 'spec_version');
  const versions = matchesOf(query, 'version');
  const uuids = ids?.map(objectUuid).filter((id) => id !== null) ?? null;
  return {
    limit: limitOf(query.limit),
    after: latest(timeOf(query.added_after, 'added_after'), timeOf(query.next, 'next')),
    ids: uuids,
    versions:
      versions === null || versions.some((one) => NAMED_VERSIONS.includes(one))
        ? null
        : versions.map(versionTime),
    isEmpty:
      uuids?.length === 0 ||
      (types !== null && !types.includes('indicator')) ||
      (specs !== null && !specs.includes('2.1')),
  };
}

function matchesOf(query: Query, name: string): string[] | null {
  const text = query[`match[${name}]`];
  if (text === undefined) return null;
  const all = text.split(',');
  return all.length > MAX_MATCHES ? refuse(t`Ask for at most ${MAX_MATCHES} values of match[${name}]`) : all;
}

function limitOf(text: string | undefined): number {
  if (text === undefined) return TAXII_PAGE_MAX;
  if (!/^[1-9]\d{0,8}$/u.test(text)) return refuse('limit must be a whole number above 0');
  return Math.min(Number(text), TAXII_PAGE_MAX);
}

function timeOf(text: string | undefined, name: string): string | null {
  if (text === undefined) return null;
  return isTime(text) ? text : refuse(t`${name} must be a time as 2026-01-31T12:00:00.000000Z`);
}

const versionTime = (text: string): string =>
  isTime(text) ? text : refuse('match[version] must be all, first, last, or a time');

/** Whether a text is a time of the calendar: 30 February has the form and is none. */
const isTime = (text: string): boolean =>
  TIME.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().slice(0, 19) === text.slice(0, 19);

const latest = (one: string | null, other: string | null): string | null =>
  one !== null && other !== null ? (comparable(one) > comparable(other) ? one : other) : (one ?? other);

/** Times with as many digits compare as texts. */
function comparable(time: string): string {
  const [seconds = '', fraction = ''] = time.replace('Z', '').split('.');
  return `${seconds}.${fraction.padEnd(9, '0')}`;
}
