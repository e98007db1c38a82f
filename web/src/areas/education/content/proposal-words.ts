import type { ContentKind, ProposalState } from '@fap/shared/education/content/proposal-rules.ts';
import { publicPaths } from '@fap/shared/education/public-pages.ts';
import { t } from '@lingui/core/macro';
import { LANGUAGE } from '../../../platform/language.ts';
import { paths } from '../../../platform/paths.ts';
import type { Tone } from '../../../ui/badge.tsx';

/** A state in a word or two, and in a sentence for its author. */
export const STATE_WORDS: Readonly<Record<ProposalState, { name: string; tone: Tone; text: string }>> = {
  open: {
    name: t`Waiting`,
    tone: 'accent',
    text: t`An analyst will read it. You can withdraw it until then.`,
  },
  outdated: {
    name: t`Text changed`,
    tone: 'neutral',
    text: t`The text has changed since, so this can’t be accepted. You can withdraw it and suggest another one.`,
  },
  accepted: { name: t`Accepted`, tone: 'accent', text: t`Accepted. It appears with the next release.` },
  published: { name: t`Published`, tone: 'low', text: t`This is what people read today. Thank you.` },
  replaced: {
    name: t`Replaced`,
    tone: 'neutral',
    text: t`It was accepted. Another text has taken its place since.`,
  },
  declined: { name: t`Not taken`, tone: 'neutral', text: t`It was not taken this time.` },
  withdrawn: { name: t`Withdrawn`, tone: 'neutral', text: t`You withdrew it.` },
};

/** What an entry is. */
export const KIND_NAMES: Readonly<Record<ContentKind, string>> = {
  family: t`Kind of scam`,
  article: t`Article`,
  flow: t`Scam flow`,
  glossary: t`Words explained`,
};

/** Where an entry is read. */
export function entryPath(kind: ContentKind, entryId: string): string {
  switch (kind) {
    case 'family':
      return paths.education({ open: entryId });
    case 'article':
      return paths.article(entryId);
    case 'flow':
      return paths.scamFlows({ flow: entryId });
    case 'glossary':
      return `${publicPaths(LANGUAGE).glossary}#${entryId}`;
  }
}

/** What a text is called: "Step 2". */
export const labelOf = ({ label, number }: { label: string; number: number | null }): string =>
  number === null ? label : `${label} ${number}`;
