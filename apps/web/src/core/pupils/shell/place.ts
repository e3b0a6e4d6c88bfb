import { pupilPaths } from '../../links/pupil-paths';

export type PupilPlace = 'start' | 'things' | 'archive' | 'me';

/** Which place of the bottom bar an address belongs to. */
export function placeOf(pathname: string, classId: string): PupilPlace | undefined {
  const paths = pupilPaths(classId);
  const within = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  if (within(paths.things)) return 'things';
  if (within(paths.archived)) return 'archive';
  if (within(paths.me)) return 'me';
  return within(paths.home) ? 'start' : undefined;
}
