import type { LessonId } from '@fap/shared/education/lessons/lessons.ts';
import type { LessonAnswer } from '@fap/shared/education/lessons-contract.ts';
import { useMemo, useState } from 'react';
import { useAction } from '../../../platform/use-action.ts';
import { lessonAnswers, restartLesson, saveAnswer } from './data.ts';

export interface Lesson {
  /** Answers by item, those of this visit included. */
  answers: ReadonlyMap<string, string>;
  give: (itemId: string, answer: string) => void;
  restart: () => void;
  isRestarting: boolean;
  /** An answer was given that the server does not have. */
  isUnsaved: boolean;
  /** Starting again did not work. */
  isRestartFailed: boolean;
}

/** One's own way through a lesson: an answer counts at once, and is kept on the server so that the lesson goes on another day. */
export function useLesson(lessonId: LessonId, kept: readonly LessonAnswer[]): Lesson {
  const [given, setGiven] = useState<ReadonlyMap<string, string>>(new Map());
  const save = useAction({
    run: ([itemId, answer]: [string, string]) => saveAnswer(lessonId, itemId, answer),
    onSuccess: (saved) =>
      lessonAnswers.patch((all) => [...all.filter((one) => !isSameItem(one, saved)), saved]),
  });
  const again = useAction({
    run: () => restartLesson(lessonId),
    onSuccess: () => {
      setGiven(new Map());
      save.reset();
      lessonAnswers.patch((all) => all.filter((one) => one.lessonId !== lessonId));
    },
  });
  const answers = useMemo(() => {
    const before = kept.filter((one) => one.lessonId === lessonId);
    return new Map([...before.map(({ itemId, answer }) => [itemId, answer] as const), ...given]);
  }, [kept, lessonId, given]);
  return {
    answers,
    give: (itemId, answer) => {
      setGiven((before) => new Map(before).set(itemId, answer));
      save.mutate([itemId, answer]);
    },
    restart: () => again.mutate(),
    isRestarting: again.isPending,
    isUnsaved: save.isError,
    isRestartFailed: again.isError,
  };
}

const isSameItem = (one: LessonAnswer, other: LessonAnswer): boolean =>
  one.lessonId === other.lessonId && one.itemId === other.itemId;
