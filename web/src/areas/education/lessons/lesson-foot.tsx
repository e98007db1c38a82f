import { Trans } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import type { Lesson } from './use-lesson.ts';

/** Starts a lesson again, and says when something was not saved. */
export function LessonFoot({ lesson }: { lesson: Lesson }) {
  return (
    <div className="grid gap-3">
      {lesson.isUnsaved && (
        <p role="alert" className="text-sm text-ink-soft">
          <Trans>We could not save your last answer. It stays here until you leave this page.</Trans>
        </p>
      )}
      {lesson.isRestartFailed && (
        <p role="alert" className="text-sm text-ink-soft">
          <Trans>We could not start the lesson again. Please try once more.</Trans>
        </p>
      )}
      {lesson.answers.size > 0 && (
        <div>
          <Button variant="quiet" isBusy={lesson.isRestarting} onClick={lesson.restart}>
            <RotateCcw aria-hidden className="size-4" />
            <Trans>Start again</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
