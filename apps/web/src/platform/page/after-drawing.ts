import { printLight } from '../../ui/theme/light-paper';
import { followOwnName } from '../live/follow-own-name';
import { goTheWay } from '../way/way';
import { sayWhatIsCut } from './cut-texts';
import { ignoreStrayFiles } from './stray-files';

/** Runs the tasks of every page after its first paint. */
export function afterDrawing(): void {
  ignoreStrayFiles();
  printLight();
  followOwnName();
  sayWhatIsCut();
  goTheWay(location.hash);
}
