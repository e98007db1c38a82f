import { plural, t } from '@fap/shared/kernel/words.ts';
import { defang } from '../../indicators/extract-indicators.ts';
import type { Analyser, EvidenceFile } from '../cluster-evidence.ts';
import { groupFiles, noteUnseen, withNote } from '../exhibits.ts';
import { LAYERS } from '../layer-of.ts';

/** What cookies are for, in a sentence, by names that their makers publish. */
const PURPOSES: readonly (readonly [string, RegExp])[] = [
  [
    t`By their names, some of them count visitors.`,
    /^(?:_ga(?:_.*)?|_gid|_gat.*|_pk_(?:id|ses)\..*|_ym_.*|_hj.*|amp_.*|_clck|_clsk)$/u,
  ],
  [
    t`By their names, some of them follow advertisements.`,
    /^(?:_fbp|_fbc|fr|IDE|_gcl_.*|_uet(?:sid|vid)|_ttp|_scid|muc_ads|test_cookie|NID)$/u,
  ],
  [
    t`By their names, some of them keep somebody signed in.`,
    /^(?:PHPSESSID|JSESSIONID|ASP\.NET_SessionId|connect\.sid|laravel_session|session(?:id)?|sid)$/iu,
  ],
  [
    t`By their names, some of them guard against robots.`,
    /^(?:__cf_bm|cf_clearance|_cfuvid|__ddg.*|incap_ses_.*|visid_incap_.*)$/u,
  ],
];
const NAMES_SHOWN = 10;

/** Cookie Crawler: which sites set which cookies in recorded visits (HAR); names alone, because a value may be a victim's session. */
export const crawlCookies: Analyser = ({ files }) => {
  const findings = groupFiles(
    files,
    ({ traces }) => (traces?.cookies ?? []).map(({ site }) => site),
    (site, bearing) => {
      const cookies = bearing.flatMap((file) => cookiesOf(file, site));
      const isThirdParty = cookies.every((cookie) => cookie.isThirdParty);
      return {
        title: isThirdParty
          ? t`Third party ${defang('domain', site)} sets cookies`
          : t`Site ${defang('domain', site)} sets cookies`,
        detail: `${plural(bearing.length, {
          one: 'Seen in # recorded visit.',
          other: 'Seen in # recorded visits.',
        })} ${describeNames(cookies.map(({ name }) => name))}`,
        layer: LAYERS.infrastructure,
      };
    },
  );
  return withNote(findings, noteUnseen(files));
};

const cookiesOf = ({ traces }: EvidenceFile, site: string) =>
  (traces?.cookies ?? []).filter((cookie) => cookie.site === site);

function describeNames(all: readonly string[]): string {
  const names = [...new Set(all)].sort();
  const rest = names.length - NAMES_SHOWN;
  const purposes = PURPOSES.flatMap(([purpose, pattern]) =>
    names.some((name) => pattern.test(name)) ? [purpose] : [],
  );
  const shown = names.slice(0, NAMES_SHOWN).join(', ');
  const list =
    rest > 0 ? t`Names of the cookies: ${shown}, and ${rest} more.` : t`Names of the cookies: ${shown}.`;
  return [list, ...purposes].join(' ');
}
