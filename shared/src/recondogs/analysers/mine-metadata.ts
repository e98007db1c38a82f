import { plural, t } from '@fap/shared/kernel/words.ts';
import type { Analyser, EvidenceFile, Finding } from '../cluster-evidence.ts';
import { cite, foundInFiles, groupFiles } from '../exhibits.ts';
import { parseFileTime } from '../file-times.ts';
import { LAYERS } from '../layer-of.ts';

/** Programs by how they sign their files; only these names are shown, because a free text may name a person. */
const PROGRAMS: readonly (readonly [string, RegExp, 'editor' | 'program'])[] = [
  [t`Adobe Photoshop`, /photoshop/iu, 'editor'],
  ['GIMP', /\bgimp\b/iu, 'editor'],
  ['Canva', /\bcanva\b/iu, 'editor'],
  ['PicsArt', /picsart/iu, 'editor'],
  ['Snapseed', /snapseed/iu, 'editor'],
  ['Paint.NET', /paint\.net/iu, 'editor'],
  ['Pixelmator', /pixelmator/iu, 'editor'],
  [t`Microsoft Word`, /microsoft.{0,12}word|^microsoft office/iu, 'program'],
  ['LibreOffice', /libreoffice|openoffice/iu, 'program'],
  [t`Google Docs`, /google docs|skia\/pdf/iu, 'program'],
  ['wkhtmltopdf', /wkhtmltopdf/iu, 'program'],
  ['iText', /\bitext/iu, 'program'],
  [t`FPDF or TCPDF`, /\b(?:fpdf|tcpdf)\b/iu, 'program'],
  ['Ghostscript', /ghostscript/iu, 'program'],
  ['PHPMailer', /phpmailer/iu, 'program'],
  [t`Leaf PHPMailer`, /leafmailer|leaf php/iu, 'program'],
  [t`SendGrid, Mailgun or Amazon SES`, /sendgrid|mailgun|amazonses/iu, 'program'],
];
const PROGRAM_FIELDS =
  /^(?:software|creator|creator tool|producer|application|x-mailer|user-agent|history software agent)$/iu;
const AUTHOR_FIELDS =
  /^(?:author|creator|artist|byline|by-line|last modified by|company|copyright|owner name)$/iu;
const DEVICE_FIELDS = /^(?:model|lens model|body serial number|serial number|camera serial number)$/iu;
const POSITION_FIELDS = /^(?:gps latitude|latitude)$/iu;
const MADE_FIELDS = /^(?:creation date|created|date time original|create date)$/iu;
const CHANGED_FIELDS = /^(?:mod date|modified|modify date)$/iu;
const MIN_VALUE = 3;
/** Programs write both times, some a few minutes apart. */
const CHANGED_AFTER_MS = 10 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** Meta Miner: what programs, cameras and mail servers wrote into files: which program, the same hand in several, changed afterwards. No value is shown. */
export const mineMetadata: Analyser = ({ files }) => ({
  findings: [
    ...sharedValues(files, AUTHOR_FIELDS, (count) =>
      plural(count, {
        one: 'The same author is named in # file',
        other: 'The same author is named in # files',
      }),
    ),
    ...sharedValues(files, DEVICE_FIELDS, (count) =>
      plural(count, { one: 'The same device made # file', other: 'The same device made # files' }),
    ),
    ...programs(files),
    ...changed(files),
    ...positions(files),
    ...mails(files),
  ],
});

/** Which editing or sending programs files were made with. */
const programs = (files: readonly EvidenceFile[]): Finding[] =>
  groupFiles(files, programsOf, (key, made) => {
    const [name = '', kind] = key.split('\n');
    const isPicture = made.some(({ mimeType }) => mimeType.startsWith('image/'));
    if (kind === 'editor' && isPicture)
      return {
        title: t`Picture edited with ${name}`,
        detail: foundInFiles(made.length),
        layer: LAYERS.props,
      };
    return {
      title: t`Made with ${name}`,
      detail: foundInFiles(made.length),
      layer: LAYERS.infrastructure,
    };
  });

function programsOf({ properties }: EvidenceFile): string[] {
  const signed = properties.filter(({ name }) => PROGRAM_FIELDS.test(name)).map(({ value }) => value);
  return PROGRAMS.flatMap(([name, pattern, kind]) =>
    signed.some((value) => pattern.test(value)) ? [`${name}\n${kind}`] : [],
  );
}

/** Files that bear the same hidden value: the same hand, who is not named. */
function sharedValues(
  files: readonly EvidenceFile[],
  fields: RegExp,
  titleOf: (count: number) => string,
): Finding[] {
  const valuesOf = ({ properties }: EvidenceFile) =>
    properties
      .filter(({ name, value }) => fields.test(name) && value.trim().length >= MIN_VALUE)
      .map(({ value }) => value.trim().toLowerCase())
      .filter((value) => !PROGRAMS.some(([, pattern]) => pattern.test(value)));
  return groupFiles(files, valuesOf, (_, bearing) =>
    new Set(bearing.map(({ sha256 }) => sha256)).size < 2
      ? null
      : {
          title: titleOf(bearing.length),
          detail: t`Who or which it is stays hidden here; those who may open the files see it.`,
          layer: LAYERS.props,
        },
  );
}

/** Documents that were changed after they were made. */
function changed(files: readonly EvidenceFile[]): Finding[] {
  return files.flatMap((file) => {
    const made = timeOf(file, MADE_FIELDS);
    const modified = timeOf(file, CHANGED_FIELDS);
    if (made === null || modified === null || modified - made < CHANGED_AFTER_MS) return [];
    const days = Math.floor((modified - made) / DAY_MS);
    return {
      title: t`A file was changed after it was made`,
      detail:
        days === 0
          ? t`It was saved again on the same day.`
          : plural(days, {
              one: 'It was saved again # day later.',
              other: 'It was saved again # days later.',
            }),
      citations: cite([file]),
      layer: LAYERS.props,
    };
  });
}

const timeOf = ({ properties }: EvidenceFile, fields: RegExp): number | null => {
  const entry = properties.find(({ name }) => fields.test(name));
  return entry ? parseFileTime(entry.value) : null;
};

function positions(files: readonly EvidenceFile[]): Finding[] {
  const placed = files.filter(({ properties }) => properties.some(({ name }) => POSITION_FIELDS.test(name)));
  if (placed.length === 0) return [];
  return [
    {
      title: plural(placed.length, {
        one: '# picture recorded where it was taken',
        other: '# pictures recorded where they were taken',
      }),
      detail: t`The place stays hidden here; those who may open the files see it.`,
      citations: cite(placed),
    },
  ];
}

/** Signs of forged mail in its headers. */
function mails(files: readonly EvidenceFile[]): Finding[] {
  return [
    ...flagged(files, t`Replies go to another domain than the sender’s`, ({ properties }) => {
      const from = domainOf(properties, 'from');
      const reply = domainOf(properties, 'reply-to');
      return from !== null && reply !== null && from !== reply;
    }),
    ...flagged(
      files,
      t`The sender’s domain does not vouch for the mail (SPF, DKIM or DMARC failed)`,
      ({ properties }) =>
        properties.some(
          ({ name, value }) =>
            /^(?:authentication-results|received-spf)$/iu.test(name) &&
            /\b(?:spf|dkim|dmarc)\s*=\s*(?:soft)?fail\b|^\s*(?:soft)?fail\b/iu.test(value),
        ),
    ),
  ];
}

function flagged(
  files: readonly EvidenceFile[],
  title: string,
  isSo: (file: EvidenceFile) => boolean,
): Finding[] {
  const such = files.filter(isSo);
  if (such.length === 0) return [];
  return [
    {
      title,
      detail: plural(such.length, { one: 'Found in # email.', other: 'Found in # emails.' }),
      citations: cite(such),
      layer: LAYERS.infrastructure,
    },
  ];
}

function domainOf(properties: EvidenceFile['properties'], field: string): string | null {
  const value = properties.find(({ name }) => name.toLowerCase() === field)?.value ?? '';
  return /@([\w.-]+\.[a-z]{2,})/iu.exec(value)?.[1]?.toLowerCase() ?? null;
}
