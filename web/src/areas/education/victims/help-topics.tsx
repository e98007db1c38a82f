import { TOPICS, TOPICS_REVIEWED } from '@fap/shared/education/victims/victim-center.ts';
import { Check } from 'lucide-react';
import { SourceList } from '../../catalogue/public/source-list.tsx';

/** The five topics of how people are helped here. */
export function HelpTopics() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 lg:grid-cols-2">
      {TOPICS.map(({ id, title, description, content }) => (
        <section key={id} aria-labelledby={`topic-${id}`} className="max-w-prose">
          <h2 id={`topic-${id}`} className="text-xl font-semibold text-balance">
            {title}
          </h2>
          <p className="mt-1 text-ink-soft">{description}</p>
          <p className="mt-4">{content.overview}</p>
          <ul className="mt-4 grid gap-2.5">
            {content.keyPoints.map((point) => (
              <li key={point} className="flex gap-3">
                <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
                <span className="min-w-0">{point}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className="border-t border-line pt-6 lg:border-t-0 lg:pt-1">
        <SourceList {...TOPICS_REVIEWED} />
      </div>
    </div>
  );
}
