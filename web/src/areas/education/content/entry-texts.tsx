import type { ContentEntryShown, EntryTextShown } from '@fap/shared/education/content/proposals-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PenLine, SearchX } from 'lucide-react';
import { Suspense, useState } from 'react';
import { toast } from '../../../platform/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ownPages, propose } from './data.ts';
import { labelOf } from './proposal-words.ts';
import type { SuggestionDraft } from './suggest-form.tsx';

const SuggestForm = lazyPart(async () => (await import('./suggest-form.tsx')).SuggestForm);

/** So many texts are found without a search. */
const FEW = 8;

export interface EntryTextsProps {
  entry: ContentEntryShown;
  /** The beginning of the addresses of the texts that are shown; '' for all. */
  part: string;
  onShowAll: () => void;
}

/** All texts of an entry in order, each with a button to write it better. */
export function EntryTexts({ entry, part, onShowAll }: EntryTextsProps) {
  const [search, setSearch] = useState('');
  const inPart = entry.texts.filter(({ address }) => part === '' || `${address}/`.startsWith(`${part}/`));
  const wanted = search.trim().toLowerCase();
  const found = inPart.filter(({ text, shown }) => `${text}\n${shown}`.toLowerCase().includes(wanted));
  // In the order of the entry; a section goes on as long as the next text belongs to it.
  const sections = found.reduce<{ name: string; texts: EntryTextShown[] }[]>((all, text) => {
    const last = all.at(-1);
    if (last?.name === text.section) last.texts.push(text);
    else all.push({ name: text.section, texts: [text] });
    return all;
  }, []);
  return (
    <>
      {(inPart.length > FEW || inPart.length < entry.texts.length) && (
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          {inPart.length > FEW && (
            <Field label={t`Find a text`} className="w-full max-w-sm">
              {(control) => (
                <SearchInput
                  {...control}
                  placeholder={t`Words you read there`}
                  value={search}
                  onChange={(event) => setSearch(event.target.value)}
                />
              )}
            </Field>
          )}
          {inPart.length < entry.texts.length && (
            <Button variant="quiet" onClick={onShowAll}>
              <Trans>Show all texts of {entry.title}</Trans>
            </Button>
          )}
        </div>
      )}
      {found.length === 0 && (
        <EmptyState
          icon={SearchX}
          title={t`No text found`}
          text={t`Try fewer words. Figures, offices and sources are quoted, so they aren’t listed here.`}
        />
      )}
      {sections.map(({ name, texts }) => (
        <section key={texts[0]?.address} aria-label={name} className="mt-8 first:mt-6">
          <h2 className="text-lg font-semibold wrap-anywhere">{name}</h2>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {texts.map((text) => (
              <li key={text.address}>
                <TextRow entry={entry} text={text} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface TextRowProps {
  entry: ContentEntryShown;
  text: EntryTextShown;
}

function TextRow({ entry: { kind, entryId }, text: { address, section, text, shown, ...of } }: TextRowProps) {
  const [isOpen, setOpen] = useState(false);
  const empty: SuggestionDraft = { text, reason: '', sourceTitle: '', sourceUrl: '' };
  // Here and not in the dialog: whoever closes it finds their words again.
  const [draft, setDraft] = useState(empty);
  const label = labelOf(of);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 py-3 sm:flex-nowrap">
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">{label}</p>
        <p lang="en" className="max-w-prose wrap-anywhere">
          {text}
        </p>
        {shown !== text && <p className="mt-1 max-w-prose text-sm wrap-anywhere text-ink-soft">{shown}</p>}
      </div>
      <Dialog
        title={label === section ? label : `${section}: ${label}`}
        description={t`An analyst reads what you suggest. What is accepted appears with the next release.`}
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button
            size="sm"
            variant="quiet"
            className="-ml-2.5 sm:ml-0"
            aria-label={t`Suggest: ${label}, ${section}`}
          >
            <PenLine aria-hidden className="size-4" />
            <Trans>Suggest</Trans>
          </Button>
        }
      >
        <Suspense fallback={<Skeleton label={t`Loading the form…`} shape="list" count={3} />}>
          <SuggestForm
            baseText={text}
            draft={draft}
            onChange={setDraft}
            send={({ text: proposedText, reason, sourceTitle, sourceUrl }) =>
              propose({
                kind,
                entryId,
                address,
                baseText: text,
                proposedText,
                reason,
                sourceTitle,
                sourceUrl: sourceUrl.trim() === '' ? null : sourceUrl,
              })
            }
            onSent={() => {
              setOpen(false);
              setDraft(empty);
              void ownPages.refresh();
              toast({
                title: t`Thank you`,
                description: t`Your suggestion was sent. We’ll tell you what an analyst decides.`,
                variant: 'success',
              });
            }}
          />
        </Suspense>
      </Dialog>
    </div>
  );
}
