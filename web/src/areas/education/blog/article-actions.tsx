import { articlePdfPath } from '@fap/shared/education/contract.ts';
import { Download } from 'lucide-react';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ShareStory } from './share-story.tsx';

/** What can be done with an article besides reading it. */
export function ArticleActions({ id, title }: { id: string; title: string }) {
  return (
    <>
      <ShareStory title={title} path={paths.article(id)} />
      <Button asChild size="sm">
        <a href={articlePdfPath(id)} download>
          <Download aria-hidden className="size-4" />
          Download PDF Report<span className="sr-only">: {title}</span>
        </a>
      </Button>
    </>
  );
}
