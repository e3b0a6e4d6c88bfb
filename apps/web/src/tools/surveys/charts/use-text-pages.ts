import { LIMITS, type QuestionResult, type SurveyText } from '@murmel/contracts';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../../platform/api/client';

export interface TextPages {
  /** texts of the current page, else those of the live state */
  texts: readonly SurveyText[];
  /** there is more to read than the live state has: other texts, or the rest of long ones */
  more: boolean;
  page: number;
  total: number;
  limit: number;
  failed: boolean;
  /** @param page from 1; undefined: back to what came in last */
  read: (page: number | undefined) => void;
}

/** The free texts of one question: the live state has the newest as far as they fit, the others and long ones are read by page. */
export function useTextPages(surveyId: string, result: QuestionResult): TextPages {
  const { questionId } = result;
  const [page, setPage] = useState<number>();
  const [found, setFound] = useState<{ entries: readonly SurveyText[]; total: number; page: number }>();
  const [failed, setFailed] = useState(false);
  const { answered, texts = [], more = 0 } = result;
  // Texts released or received meanwhile are on the page, too.
  const changes = `${answered} ${texts.filter(({ released }) => released).length}`;
  useEffect(() => {
    if (page === undefined) return undefined;
    let given = true;
    api.surveys.texts({ id: surveyId, questionId, page }).then(
      (answer) => given && (setFound(answer), setFailed(false)),
      () => given && setFailed(true),
    );
    return () => {
      given = false;
    };
  }, [surveyId, questionId, page, changes]);
  const read = useCallback((next: number | undefined) => {
    setFailed(false);
    if (next === undefined) setFound(undefined);
    setPage(next);
  }, []);
  return {
    texts: page === undefined || !found ? texts : found.entries,
    more: more > 0 || texts.some(({ cut }) => cut),
    page: page ?? 0,
    total: found?.total ?? texts.length + more,
    limit: LIMITS.survey.textsPerPage,
    failed,
    read,
  };
}
