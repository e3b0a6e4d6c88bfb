import type { RequiredPart } from '@murmel/contracts';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { assertSameUser } from '../../platform/offline/assert-same-user';
import { ensureVisitor } from '../../platform/session/visitor';
import { useLatest } from '../../platform/use-latest';
import { AnswerSheet } from './answer-sheet';
import type { Answers, answersOf } from './answers';
import { type FileAnswer, withoutHeld } from './held-files';
import type { LocalAnswers } from './local-answers';

interface AnswersOptions<Part extends RequiredPart, Answer extends FileAnswer> {
  kind: ReturnType<typeof answersOf<Part, Answer>>;
  /** current parts */
  parts: readonly Part[];
  start: LocalAnswers<Answer>;
  /** keeps it on the device; null forgets it */
  keep: (kept: LocalAnswers<Answer> | null) => void;
  /** seconds between two drafts that go to the server; 0 while they may not */
  draftSeconds: number;
  /** gives the server a draft that it takes */
  saveDraft: (answers: Answers<Answer>) => Promise<{ updatedAt: string }>;
}

/** The answers of this page and how they are kept. */
export function useAnswers<Part extends RequiredPart, Answer extends FileAnswer>(options: AnswersOptions<Part, Answer>) {
  const { kind, parts, start, draftSeconds } = options;
  /** true if stored answers are unsent: they may be another person's by now */
  const waited = useRef(start.unsaved);
  const now = useLatest(options);
  const [sheet] = useState(
    () =>
      new AnswerSheet({
        start: { ...start, answers: kind.fitting(parts, start.answers) },
        keep: options.keep,
        saveDraft: async (answers) => {
          // It stays unsaved until it is shorter.
          if (kind.check(now().parts, answers).tooLong.length > 0) throw new RangeError();
          await ensureVisitor();
          if (waited.current) await assertSameUser();
          waited.current = true;
          const { updatedAt } = await now().saveDraft(withoutHeld(answers));
          waited.current = false;
          return updatedAt;
        },
      }),
  );
  const kept = useSyncExternalStore(sheet.subscribe, sheet.get);
  useEffect(() => sheet.replace(kind.fitting(parts, sheet.get().answers)), [sheet, kind, parts]);
  useEffect(() => {
    if (draftSeconds === 0) return undefined;
    const save = (): void => void sheet.saveDraft();
    const timer = setInterval(save, draftSeconds * 1000);
    const leaving = (): void => {
      if (document.visibilityState === 'hidden') save();
    };
    document.addEventListener('visibilitychange', leaving);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', leaving);
    };
  }, [sheet, draftSeconds]);
  return useMemo(() => ({ sheet, kept }), [sheet, kept]);
}
