import type { LtiGradeEntry, WorksheetGrid } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { orpc } from '../../../../platform/api/queries';
import { pageData } from '../../../../platform/session/initial-data';

/** While grades are on their way, it is asked again so often whether they arrived. */
const AGAIN_MS = 5000;

/** Grades of a worksheet at learning platforms. */
export interface Grades {
  /** by the response's id */
  ofResponse: ReadonlyMap<string, LtiGradeEntry>;
  all: readonly LtiGradeEntry[];
  reload: () => Promise<unknown>;
}

/**
 * Returns the grades at learning platforms; undefined for a worksheet that is in no course that takes grades. They are asked for once, and
 * again when responses are handed in or get feedback, which changes them.
 */
export function useGrades(id: string, rows: WorksheetGrid['rows']): Grades | undefined {
  const { data, refetch } = useQuery({
    ...orpc.lti.grades.queryOptions({ input: { id } }),
    enabled: pageData.learningPlatforms,
    refetchInterval: ({ state }) => (state.data?.grades.some((grade) => grade.state === 'waiting') ? AGAIN_MS : false),
  });
  const inCourse = data?.inCourse ?? false;
  const reasons = rows.map((row) => `${row.id} ${row.submittedAt} ${row.feedback}`).join();
  const asked = useRef(reasons);
  useEffect(() => {
    if (!inCourse || asked.current === reasons) return;
    asked.current = reasons;
    void refetch();
  }, [inCourse, reasons, refetch]);
  return useMemo(
    () =>
      data?.inCourse
        ? { all: data.grades, ofResponse: new Map(data.grades.map((grade) => [grade.responseId, grade])), reload: refetch }
        : undefined,
    [data, refetch],
  );
}
