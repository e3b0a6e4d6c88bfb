import { useFollowLibrary } from './use-follow-library';

/** Follows other windows on pages that must render before the live connection is loaded: in a file of its own. */
export default function FollowLibrary(): null {
  useFollowLibrary();
  return null;
}
