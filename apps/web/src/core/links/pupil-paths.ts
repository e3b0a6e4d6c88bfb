/** Addresses of a pupil's pages. */
export function pupilPaths(classId: string) {
  const home = `/p/school_classes/${classId}`;
  return {
    home,
    archived: `${home}/archived`,
    projects: `${home}/projects`,
    things: `${home}/own_items`,
    me: `${home}/me`,
    project: (projectId: string) => `${home}/projects/${projectId}`,
    share: (projectId: string) => `${home}/projects/${projectId}/share`,
  };
}

/** Path of the page for entering a code; it is the same for all classes. */
export const GO = '/go';

/** Query parameter: another class is opened beside the present one. */
export const BESIDE = 'beside';

/** An address inside a project, so that a reload and a second tab know it, too (guard 4). */
export function inProject(path: string, projectId: string): string {
  return `${path}?projectId=${projectId}`;
}
