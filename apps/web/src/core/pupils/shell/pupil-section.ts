import { pupilPaths } from '../../links/pupil-paths';

export type PupilSection = 'start' | 'things' | 'archive' | 'me';

/** Returns the entry of the bottom bar to which an address belongs. */
export function sectionOf(pathname: string, classId: string): PupilSection | undefined {
  const paths = pupilPaths(classId);
  const within = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  if (within(paths.things)) return 'things';
  if (within(paths.archived)) return 'archive';
  if (within(paths.me)) return 'me';
  return within(paths.home) ? 'start' : undefined;
}
