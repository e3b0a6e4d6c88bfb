import type { Project, ProjectItem, ProjectWatch, SchoolClass } from '@murmel/contracts';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { orpc } from '../../../platform/api/queries';
import { useProjectLive } from '../../../platform/live/use-project-live';

/** Data of one project, with live updates merged in. */
export interface ProjectPageData {
  query: UseQueryResult<Project>;
  project: Project | undefined;
  schoolClass: SchoolClass | undefined;
  items: UseQueryResult<ProjectItem[]>;
  /** presence and activities; null until the connection is open, and for an archived project */
  watch: ProjectWatch | null;
  connected: boolean;
  /** the live connection was refused: the user lost the right meanwhile */
  refused: boolean;
}

/** Formatted text is lost to the types on its way through JSON. */
function asProject(answer: Omit<Project, 'task'> & { task: unknown }): Project {
  return answer as Project;
}

/** Loads a project for its teachers. It is refetched when a live event reports another state, other times or other items. */
export function useProjectPage(classId: string, projectId: string): ProjectPageData {
  const queryClient = useQueryClient();
  const query = useQuery(orpc.projects.get.queryOptions({ input: { id: projectId }, select: asProject }));
  const { data: schoolClass } = useQuery(orpc.schoolClasses.get.queryOptions({ input: { id: classId } }));
  const items = useQuery(orpc.projectItems.list.queryOptions({ input: { project_id: projectId } }));
  const { state, refused, connected } = useProjectLive(projectId);
  const watch = state && state.audience !== 'pupil' ? state : null;

  const times = watch && [watch.state, watch.endsAt, watch.pausedAt].join();
  const shared =
    watch &&
    watch.items
      .map(({ itemId }) => itemId)
      .toSorted()
      .join();
  useEffect(() => {
    if (times !== null) void queryClient.invalidateQueries({ queryKey: orpc.projects.get.key({ input: { id: projectId } }) });
  }, [queryClient, projectId, times]);
  useEffect(() => {
    if (shared !== null) void queryClient.invalidateQueries({ queryKey: orpc.projectItems.list.key({ input: { project_id: projectId } }) });
  }, [queryClient, projectId, shared]);

  const made = watch?.activities.find(({ kind }) => kind === 'created')?.id;
  useEffect(() => {
    if (made !== undefined) void queryClient.invalidateQueries({ queryKey: orpc.projects.pupilItems.key() });
  }, [queryClient, made]);
  // The refetched answer tells a user who lost the right.
  const lost = refused !== null;
  useEffect(() => {
    if (lost) void queryClient.invalidateQueries({ queryKey: orpc.projects.get.key({ input: { id: projectId } }) });
  }, [queryClient, projectId, lost]);

  const project = query.data && watch ? { ...query.data, state: watch.state, endsAt: watch.endsAt, pausedAt: watch.pausedAt } : query.data;
  return { query, project, schoolClass, items, watch, connected, refused: lost };
}
