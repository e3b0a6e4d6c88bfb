import { printLight } from '../../ui/theme/print-light';
import { followDeepLink } from '../deep-link/deep-link';
import { followOwnName } from '../live/follow-own-name';
import { announceTruncation } from './announce-truncation';
import { ignoreStrayFiles } from './stray-files';

/** Runs the tasks of every page after its first paint. */
export function afterDrawing(): void {
  ignoreStrayFiles();
  printLight();
  followOwnName();
  announceTruncation();
  followDeepLink(location.hash);
}
