import { useFollowLibrary } from './use-follow-library';

/** Follows other windows where the page must stand before its line does: in a file of its own. */
export default function FollowLibrary(): null {
  useFollowLibrary();
  return null;
}
