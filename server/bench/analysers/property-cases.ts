import type { EvidenceFile } from '@fap/shared/recondogs/cluster-evidence.ts';
import { PLAIN_FILE } from './made-file.ts';
import { ALL, clusterOf, type UnitCase } from './unit-case.ts';

/** A cluster of files of which only this is known. */
export const filesCase = (
  unit: string,
  about: string,
  isPlanted: boolean,
  files: readonly Partial<EvidenceFile>[],
  texts: readonly string[] = [],
): UnitCase => ({
  unit,
  about,
  isPlanted,
  evidence: clusterOf(
    texts,
    files.map((file, index) => ({
      ...PLAIN_FILE,
      exhibit: `file-${index + 1}`,
      sha256: `hash ${index + 1}`,
      ...file,
    })),
  ),
  counts: ALL,
});

const property = (name: string, value: string) => ({ properties: [{ name, value }] });

/** Files by what programs, cameras and mail servers wrote into them. */
export function propertyCases(): UnitCase[] {
  const planted: [string, Partial<EvidenceFile>[]][] = [
    [
      'edited picture',
      [{ mimeType: 'image/jpeg', ...property('Software', 'Adobe Photoshop 25.0 (Windows)') }],
    ],
    ['one author in two files', [property('Author', 'R. Desk'), property('Creator', 'r. desk')]],
    ['one camera in two pictures', [property('Model', 'SM-G991B'), property('Model', 'SM-G991B')]],
    [
      'changed after it was made',
      [
        {
          properties: [
            { name: 'Creation Date', value: 'D:20260301100000Z' },
            { name: 'Mod Date', value: 'D:20260304100000Z' },
          ],
        },
      ],
    ],
    ['a mass mailer', [property('X-Mailer', 'PHPMailer 6.5.1')]],
    [
      'replies elsewhere',
      [
        {
          properties: [
            { name: 'From', value: 'Bank <help@bank.example>' },
            { name: 'Reply-To', value: 'x@mail.test' },
          ],
        },
      ],
    ],
    [
      'a forged sender',
      [property('Authentication-Results', 'mx.example; spf=fail smtp.mailfrom=bank.example')],
    ],
    ['a position', [property('GPS Latitude', '52,31,12')]],
  ];
  const clean: [string, Partial<EvidenceFile>[]][] = [
    ['two authors', [property('Author', 'R. Desk'), property('Author', 'K. Hill')]],
    ['one author in one file', [property('Author', 'R. Desk')]],
    [
      'the same file twice',
      [
        { sha256: 's', ...property('Author', 'R. Desk') },
        { sha256: 's', ...property('Author', 'R. Desk') },
      ],
    ],
    [
      'saved at once',
      [
        {
          properties: [
            { name: 'Created', value: '2026-03-01T10:00:00Z' },
            { name: 'Modified', value: '2026-03-01T10:00:30Z' },
          ],
        },
      ],
    ],
    [
      'replies to the same domain',
      [
        {
          properties: [
            { name: 'From', value: 'a@bank.example' },
            { name: 'Reply-To', value: 'b@bank.example' },
          ],
        },
      ],
    ],
    [
      'a confirmed sender',
      [property('Authentication-Results', 'mx.example; spf=pass; dkim=pass; dmarc=pass')],
    ],
    ['a size', [property('Size', '320 × 240')]],
  ];
  return [
    ...planted.map(([about, files]) => filesCase('metaminer', about, true, files)),
    ...clean.map(([about, files]) => filesCase('metaminer', about, false, files)),
  ];
}

/** Pictures by their looks. */
export function pictureCases(): UnitCase[] {
  const picture = (look: string, more: Partial<EvidenceFile> = {}) => ({
    mimeType: 'image/png',
    look,
    ...more,
  });
  const elsewhere = (clusters: number) => ({ elsewhere: { bytes: clusters, look: 0, structure: 0 } });
  return [
    filesCase('visualdetective', 'the same look twice', true, [
      picture('a5c3f00f5a3c0ff0'),
      picture('a5c3f00f5a3c0ff0'),
    ]),
    filesCase('visualdetective', 'scaled down', true, [
      picture('a5c3f00f5a3c0ff0'),
      picture('a5c3f00f5a3c0ff3'),
    ]),
    filesCase('visualdetective', 'recompressed', true, [
      picture('a5c3f00f5a3c0ff0'),
      picture('a5c3f10f5a2c0fe0'),
    ]),
    filesCase('visualdetective', 'in another cluster', true, [picture('a5c3f00f5a3c0ff0', elsewhere(2))]),
    filesCase('visualdetective', 'two pictures', false, [
      picture('a5c3f00f5a3c0ff0'),
      picture('5a3c0ff0a5c3f00f'),
    ]),
    filesCase('visualdetective', 'plain areas', false, [
      picture('0000000000000000'),
      picture('0000000000000000'),
    ]),
    filesCase('visualdetective', 'nearly plain', false, [
      picture('0000000000000001'),
      picture('0000000000000003'),
    ]),
    filesCase('visualdetective', 'the same file twice', false, [
      picture('a5c3f00f5a3c0ff0', { sha256: 's' }),
      picture('a5c3f00f5a3c0ff0', { sha256: 's' }),
    ]),
  ];
}

/** Texts and pages by how they are built. */
export function structureCases(): UnitCase[] {
  const told = (name: string, sum: string) =>
    `They wrote that my parcel is held at the customs office and that a release fee of ${sum} must be paid to ${name} before noon or it goes back.`;
  const texts = (about: string, isPlanted: boolean, all: readonly string[]): UnitCase => ({
    unit: 'structurescanner',
    about,
    isPlanted,
    evidence: clusterOf(all),
    counts: ALL,
  });
  return [
    texts('one script, other names', true, [told('Alpha Express', '$20'), told('Nova Post', '$9')]),
    texts('one script among others', true, [
      told('Alpha', '4 euros'),
      'Another thing altogether happened.',
      told('Beta', '7 euros'),
    ]),
    filesCase('structurescanner', 'one kit', true, [{ structure: 'k' }, { structure: 'k' }]),
    filesCase('structurescanner', 'a kit of another cluster', true, [
      { structure: 'k', elsewhere: { bytes: 0, look: 0, structure: 3 } },
    ]),
    texts('two stories', false, [
      told('Alpha', '$20'),
      'She loved me and wanted to visit, but the visa cost money that I sent.',
    ]),
    texts('one story', false, [told('Alpha', '$20')]),
    filesCase('structurescanner', 'two kits', false, [{ structure: 'k' }, { structure: 'l' }]),
    filesCase('structurescanner', 'the same page twice', false, [
      { structure: 'k', sha256: 's' },
      { structure: 'k', sha256: 's' },
    ]),
  ];
}

/** Files by the times they bear. */
export function timeCases(): UnitCase[] {
  const mail = (date: string, received: string) => ({
    properties: [
      { name: 'Date', value: date },
      { name: 'Received', value: `from a by b with ESMTP id x; ${received}` },
    ],
  });
  return [
    filesCase('timestamptracker', 'a mail dated later than it came', true, [
      mail('2026-03-09T10:00:00Z', 'Wed, 4 Mar 2026 10:00:00 +0000'),
    ]),
    filesCase('timestamptracker', 'a mail dated long before', true, [
      mail('2026-01-02T10:00:00Z', 'Wed, 4 Mar 2026 10:00:00 +0000'),
    ]),
    filesCase('timestamptracker', 'a picture from the future', true, [
      property('Date Time Original', '2026:05:01 10:00:00'),
    ]),
    filesCase('timestamptracker', 'a document from the future', true, [
      property('Creation Date', 'D:20270101000000Z'),
    ]),
    filesCase('timestamptracker', 'a mail in time', false, [
      mail('2026-03-04T09:58:00Z', 'Wed, 4 Mar 2026 10:00:00 +0000'),
    ]),
    filesCase('timestamptracker', 'a mail over night', false, [
      mail('2026-03-04T22:00:00Z', 'Thu, 5 Mar 2026 01:00:00 +0000'),
    ]),
    filesCase('timestamptracker', 'a picture from before', false, [
      property('Date Time Original', '2026:03:01 10:00:00'),
    ]),
    filesCase('timestamptracker', 'an unset clock', false, [
      property('Date Time Original', '0000:00:00 00:00:00'),
    ]),
  ];
}
