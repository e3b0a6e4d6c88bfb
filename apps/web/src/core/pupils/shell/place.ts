import { pupilPaths } from '../../links/pupil-paths';

export type PupilPlace = 'start' | 'things' | 'archive' | 'me';

/** Returns the entry of the bottom bar to which an address belongs. */
export function placeOf(pathname: string, classId: string): PupilPlace | undefined {
  const paths = pupilPaths(classId);
  const within = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  if (within(paths.things)) return 'things';
  if (within(paths.archived)) return 'archive';
  if (within(paths.me)) return 'me';
  return within(paths.home) ? 'start' : undefined;
}
