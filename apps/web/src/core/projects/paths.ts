import { useClassesRoot } from '../links/class-paths';

export interface ProjectPaths {
  schoolClass: string;
  project: string;
  pupils: string;
  activities: string;
  share: string;
  ai: string;
  archive: string;
}

/** Addresses around a project; below whichever of the two addresses of classes the page lies. */
export function useProjectPaths(classId: string, projectId: string, archived = false): ProjectPaths {
  const schoolClass = `${useClassesRoot()}/${classId}`;
  const running = `${schoolClass}/projects/${projectId}`;
  return {
    schoolClass,
    project: archived ? `${schoolClass}/archived/projects/${projectId}` : running,
    pupils: `${running}/pupils`,
    activities: `${running}/activities`,
    share: `${running}/share`,
    ai: `${running}/ai`,
    archive: `${schoolClass}/archived`,
  };
}
