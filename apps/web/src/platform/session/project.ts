import { session } from './store';

const KEY = 'murmel.project';

/** Keeps the project of a signed-in person; over a reload only for pupils (spec D-1). */
export function rememberProject(projectId: string): void {
  session.change({ projectId });
  if (session.get().isPupil) localStorage.setItem(KEY, projectId);
}

/** Brings a pupil's project back after a reload. */
export function restoreProject(): void {
  if (session.get().isPupil) session.change({ projectId: localStorage.getItem(KEY) });
}

export function forgetProject(): void {
  localStorage.removeItem(KEY);
}
