import { articlePdfPath } from '@fap/shared/education/contract.ts';
import { articlePagePath } from '@fap/shared/education/public-pages.ts';
import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { LANGUAGE } from '../../../platform/language.ts';
import { Button } from '../../../ui/button.tsx';
import { ShareStory } from './share-story.tsx';

export interface ArticleActionsProps {
  id: string;
  title: string;
  /** Id of the article's title where a page shows several: it tells the buttons of one from those of another. */
  describedBy?: string;
}

/** What can be done with an article besides reading it. */
export function ArticleActions({ id, title, describedBy }: ArticleActionsProps) {
  return (
    <>
      {/* Whoever gets the link may have no account. */}
      <ShareStory title={title} path={articlePagePath(id, LANGUAGE)} describedBy={describedBy} />
      <Button asChild size="sm">
        <a href={articlePdfPath(id)} download aria-describedby={describedBy}>
          <Download aria-hidden className="size-4" />
          <Trans>Download PDF Report</Trans>
        </a>
      </Button>
    </>
  );
}
