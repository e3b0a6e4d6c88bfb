import type { BoardBackground } from '@murmel/contracts';
import { LazyPicture } from '../../ui/pictures/LazyPicture';
import classes from './Background.module.css';
import { Wallpaper } from './Wallpaper';

interface BackgroundProps {
  background: BoardBackground;
  /** address of a file of this board */
  fileUrl: (file: string) => string;
  /** a small picture of it to choose from */
  sample?: boolean;
}

/** Background behind the wall. Fills its parent, which needs `position: relative` and `isolation: isolate`. */
export function Background({ background, fileUrl, sample = false }: BackgroundProps) {
  return (
    <div className={classes.behind} data-kind={background.kind} {...colourOf(background)} aria-hidden="true">
      {background.kind === 'wallpaper' && <Wallpaper wallpaper={background.wallpaper} sample={sample} />}
      {background.kind === 'picture' && <LazyPicture className={classes.picture} address={fileUrl(background.file)} alt="" />}
    </div>
  );
}

function colourOf(background: BoardBackground): { 'data-tint'?: string } {
  return background.kind === 'colour' ? { 'data-tint': background.colour } : {};
}
