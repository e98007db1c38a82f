import { AppError } from '@fap/shared/kernel/app-error.ts';
import { COLLECTIONS, collectionOf, type TaxiiCollection } from '@fap/shared/partners/collections.ts';
import { sharedObject, versionOf } from '@fap/shared/partners/shared-object.ts';
import { objectUuid, parseTaxiiQuery } from '@fap/shared/partners/taxii-query.ts';
import type { Context } from 'hono';
import type { HttpApp, HttpVariables } from '../../../platform/http/http-app.ts';
import { recordDelivery } from '../register/record-delivery.ts';
import { type AdmittedPartner, admitPartner } from '../register/tokens.ts';
import { readObjects, type SharedPage } from './read-objects.ts';
import { acceptsTaxii, notAcceptable, sendTaxii, taxiiError } from './send-taxii.ts';
import { STIX_TYPE, TAXII_PATH, TAXII_ROOT, TAXII_TYPE } from './taxii-paths.ts';

type Http = Context<HttpVariables>;
type Answer = (partner: AdmittedPartner, http: Http) => Promise<Response> | Response;

const COLLECTION = `${TAXII_ROOT}collections/:collectionId/`;

/** TAXII 2.1 (OASIS), read-only: discovery, one API root, and the collection that a partner may read. */
export function bindTaxii(app: HttpApp, origin: () => string): void {
  get(app, TAXII_PATH, (_, http) => {
    const root = `${origin()}${TAXII_ROOT}`;
    return sendTaxii(http, {
      title: 'Forensic Anti-Fraud Platform',
      description: 'Confirmed indicators of scams, as far as those who reported them let them be shared.',
      default: root,
      api_roots: [root],
    });
  });
  get(app, TAXII_ROOT, (_, http) =>
    sendTaxii(http, { title: 'Shared indicators', versions: [TAXII_TYPE], max_content_length: 0 }),
  );
  get(app, `${TAXII_ROOT}collections/`, ({ kind }, http) =>
    sendTaxii(http, { collections: COLLECTIONS.filter((one) => one.kind === kind).map(present) }),
  );
  get(app, COLLECTION, (partner, http) => sendTaxii(http, present(collectionFor(partner, http))));
  get(app, `${COLLECTION}objects/`, (partner, http) => sendObjects(partner, http, 'objects'));
  get(app, `${COLLECTION}objects/:objectId/`, (partner, http) => sendObjects(partner, http, 'object'));
  get(app, `${COLLECTION}manifest/`, async (partner, http) => {
    const page = await readPage(partner, http);
    await recordDelivery(partner, { kind: 'manifest', objectIds: page.rows.map(({ id }) => id) });
    const entries = page.rows.map(({ id, addedAt }) => ({
      id: `indicator--${id}`,
      date_added: addedAt,
      version: versionOf(addedAt),
      media_type: STIX_TYPE,
    }));
    return sendPage(http, page, { objects: entries });
  });
  get(app, `${COLLECTION}objects/:objectId/versions/`, async (partner, http) => {
    const page = await readPage(partner, http);
    if (page.rows.length === 0) throw new AppError('NOT_FOUND');
    await recordDelivery(partner, { kind: 'versions', objectIds: page.rows.map(({ id }) => id) });
    return sendPage(http, page, { versions: page.rows.map(({ addedAt }) => versionOf(addedAt)) });
  });
  app.all(`${TAXII_PATH}*`, (http) =>
    taxiiError(http, new AppError(http.req.method === 'GET' ? 'NOT_FOUND' : 'METHOD_NOT_ALLOWED')),
  );
}

/** Binds an address with and without its last slash: the standard has it, people leave it out. */
function get(app: HttpApp, path: string, answer: Answer): void {
  app.on('GET', [path, path.slice(0, -1)], async (http) => {
    try {
      const partner = await admitPartner(http.get('ctx'), http.req.header('authorization'), 'read');
      if (!acceptsTaxii(http.req.header('accept'))) return notAcceptable(http);
      return await answer(partner, http);
    } catch (error) {
      return taxiiError(http, error);
    }
  });
}

const present = ({ id, alias, title, description }: TaxiiCollection) => ({
  id,
  alias,
  title,
  description,
  can_read: true,
  can_write: false,
  media_types: [STIX_TYPE],
});

/** The collection of the address, by id or alias. Throws NOT_FOUND for one that is not the partner's, whether it exists or not. */
function collectionFor({ kind }: AdmittedPartner, http: Http): TaxiiCollection {
  const own = collectionOf(kind);
  const asked = http.req.param('collectionId');
  if (asked !== own.id && asked !== own.alias) throw new AppError('NOT_FOUND');
  return own;
}

async function readPage(partner: AdmittedPartner, http: Http): Promise<SharedPage> {
  const { kind } = collectionFor(partner, http);
  const query = parseTaxiiQuery(http.req.query());
  const objectId = http.req.param('objectId');
  if (objectId === undefined) return readObjects(partner.ctx, kind, query);
  const uuid = objectUuid(objectId);
  return readObjects(partner.ctx, kind, {
    ...query,
    ids: uuid === null ? [] : [uuid],
    isEmpty: uuid === null,
  });
}

async function sendObjects(
  partner: AdmittedPartner,
  http: Http,
  kind: 'objects' | 'object',
): Promise<Response> {
  const page = await readPage(partner, http);
  if (kind === 'object' && page.rows.length === 0) throw new AppError('NOT_FOUND');
  await recordDelivery(partner, { kind, objectIds: page.rows.map(({ id }) => id) });
  return sendPage(http, page, { objects: page.rows.map(sharedObject) });
}

/** A page with where the next one begins; without entries it is empty, as the standard forbids empty lists. */
function sendPage(http: Http, { rows, next }: SharedPage, entries: object): Response {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return sendTaxii(http, {});
  http.header('X-TAXII-Date-Added-First', first.addedAt);
  http.header('X-TAXII-Date-Added-Last', last.addedAt);
  return sendTaxii(http, { more: next !== null, ...(next === null ? {} : { next }), ...entries });
}
