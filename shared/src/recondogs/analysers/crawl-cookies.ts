import { t } from '@fap/shared/kernel/words.ts';
import { defang } from '../../indicators/extract-indicators.ts';
import type { Analyser, EvidenceFile } from '../cluster-evidence.ts';
import { count, groupFiles, noteUnseen, withNote } from '../exhibits.ts';
import { LAYERS } from '../layer-of.ts';

/** What cookies are for, by names that their makers publish. */
const PURPOSES: readonly (readonly [string, RegExp])[] = [
  ['count visitors', /^(?:_ga(?:_.*)?|_gid|_gat.*|_pk_(?:id|ses)\..*|_ym_.*|_hj.*|amp_.*|_clck|_clsk)$/u],
  [
    'follow advertisements',
    /^(?:_fbp|_fbc|fr|IDE|_gcl_.*|_uet(?:sid|vid)|_ttp|_scid|muc_ads|test_cookie|NID)$/u,
  ],
  [
    'keep somebody signed in',
    /^(?:PHPSESSID|JSESSIONID|ASP\.NET_SessionId|connect\.sid|laravel_session|session(?:id)?|sid)$/iu,
  ],
  ['guard against robots', /^(?:__cf_bm|cf_clearance|_cfuvid|__ddg.*|incap_ses_.*|visid_incap_.*)$/u],
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
        title: t`${isThirdParty ? t`Third party` : t`Site`} ${defang('domain', site)} sets cookies`,
        detail: `${count(bearing.length, 'recorded visit')}. ${describeNames(cookies.map(({ name }) => name))}`,
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
  return [
    `Names: ${names.slice(0, NAMES_SHOWN).join(', ')}${rest > 0 ? t` and ${rest} more` : ''}.`,
    ...(purposes.length > 0 ? [t`By their names some ${purposes.join(', ')}.`] : []),
  ].join(' ');
}
