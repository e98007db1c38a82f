import type { Lookups, Registration } from '@fap/shared/recondogs/cluster-evidence.ts';
import * as v from 'valibot';
import { FetchRefusal, guardedRequest } from '../../platform/fetch/guarded-fetch.ts';

/** Whom investigators may ask; without a service they ask nobody. */
export interface RegistryReach {
  /** Base address of an RDAP service that knows or redirects to all registries. */
  rdapUrl: string | null;
  allowPrivate: boolean;
}

/** Nobody is asked. */
export const NO_REGISTRIES: RegistryReach = { rdapUrl: null, allowPrivate: false };

/** Registries limit how often they are asked, and a run has to end. */
const MAX_DOMAINS = 20;
const AT_ONCE = 4;
const TIMEOUT_MS = 8_000;
const MAX_BYTES = 512 * 1024;
const MAX_NAME_SERVERS = 6;

const answerSchema = v.looseObject({
  events: v.fallback(
    v.array(v.looseObject({ eventAction: v.string(), eventDate: v.fallback(v.string(), '') })),
    [],
  ),
  status: v.fallback(v.array(v.string()), []),
  nameservers: v.fallback(v.array(v.looseObject({ ldhName: v.fallback(v.string(), '') })), []),
  entities: v.fallback(
    v.array(
      v.looseObject({
        roles: v.fallback(v.array(v.string()), []),
        vcardArray: v.fallback(v.array(v.unknown()), []),
      }),
    ),
    [],
  ),
});

/**
 * What registries say of domains, the first ones given (RDAP, RFC 9083); null when nobody may be asked. A registry that does not answer
 * is counted, not thrown.
 */
export async function lookUpDomains(
  domains: readonly string[],
  { rdapUrl, allowPrivate }: RegistryReach,
): Promise<Lookups | null> {
  if (rdapUrl === null) return null;
  const asked = domains.slice(0, MAX_DOMAINS);
  const lookups = { registrations: [] as Registration[], unknown: [] as string[], failed: 0 };
  const waiting = [...asked];
  const ask = async () => {
    for (let domain = waiting.shift(); domain !== undefined; domain = waiting.shift()) {
      const answer = await askRegistry(
        `${rdapUrl.replace(/\/$/u, '')}/domain/${domain}`,
        domain,
        allowPrivate,
      );
      if (answer === 'unknown') lookups.unknown.push(domain);
      else if (answer === null) lookups.failed += 1;
      else lookups.registrations.push(answer);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  const place = (domain: string) => asked.indexOf(domain);
  return {
    registrations: lookups.registrations.sort((a, b) => place(a.domain) - place(b.domain)),
    unknown: lookups.unknown.sort((a, b) => place(a) - place(b)),
    failed: lookups.failed,
    left: domains.length - asked.length,
  };
}

/** A registry's answer; null when it gave none that can be read. */
async function askRegistry(
  url: string,
  domain: string,
  allowPrivate: boolean,
): Promise<Registration | 'unknown' | null> {
  try {
    const { bytes } = await guardedRequest(url, {
      allowPrivate,
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
      headers: { accept: 'application/rdap+json' },
    });
    const parsed = v.safeParse(answerSchema, JSON.parse(bytes.toString()));
    return parsed.success ? registrationOf(domain, parsed.output) : null;
  } catch (error) {
    if (error instanceof FetchRefusal) return error.status === 404 ? 'unknown' : null;
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function registrationOf(domain: string, answer: v.InferOutput<typeof answerSchema>): Registration {
  const registered = answer.events.find(({ eventAction }) => eventAction === 'registration')?.eventDate ?? '';
  const registrar = answer.entities.find(({ roles }) => roles.includes('registrar'));
  return {
    domain,
    registeredOn: /^\d{4}-\d\d-\d\d/u.exec(registered)?.[0] ?? null,
    registrar: registrar ? nameOfCard(registrar.vcardArray) : null,
    nameServers: answer.nameservers
      .map(({ ldhName }) => ldhName.toLowerCase())
      .filter((name) => /^[a-z0-9.-]{1,253}$/u.test(name))
      .slice(0, MAX_NAME_SERVERS),
    isOnHold: answer.status.some((status) => /hold/iu.test(status)),
  };
}

/** The `fn` of a jCard (RFC 7095): a company's name; registrants are persons and not read. */
function nameOfCard(card: readonly unknown[]): string | null {
  const properties = Array.isArray(card[1]) ? card[1] : [];
  const name = properties.find(
    (property): property is unknown[] => Array.isArray(property) && property[0] === 'fn',
  );
  const value = name?.[3];
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 120) : null;
}
