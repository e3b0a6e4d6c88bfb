import type { ItemPicture as Picture } from '@murmel/contracts';
import { PreviewSheet } from '../../../ui/drawings/PreviewSheet';
import type { Icon } from '../../../ui/icon';
import type { MarbleColour } from '../../../ui/theme/scales';
import { BoardPicture } from './BoardPicture';
import { CloudPicture } from './CloudPicture';
import { CodePicture } from './CodePicture';
import { FolderPicture } from './FolderPicture';
import { LinkPicture } from './LinkPicture';
import classes from './picture.module.css';
import { ScreenPicture } from './ScreenPicture';
import { SheetPicture } from './SheetPicture';
import { SurveyPicture } from './SurveyPicture';
import { TextPicture } from './TextPicture';

interface ItemPictureProps {
  picture: Picture | null;
  colour: MarbleColour;
  /** the tool's, which stands for what is empty */
  icon?: Icon | undefined;
}

/** Small drawing of an item's content on its tool's colour. Decoration: its title says what it is. */
export default function ItemPicture({ picture, colour, icon: Sign }: ItemPictureProps) {
  switch (picture?.shape) {
    case 'text':
      return <TextPicture lines={picture.lines} colour={colour} />;
    case 'board':
      return <BoardPicture lists={picture.lists} colour={colour} />;
    case 'cloud':
      return <CloudPicture words={picture.words} />;
    case 'survey':
      return <SurveyPicture question={picture.question} colour={colour} />;
    case 'screen':
      return <ScreenPicture ground={picture.ground} cards={picture.cards} />;
    case 'sheet':
      return <SheetPicture blocks={picture.blocks} colour={colour} />;
    case 'link':
      return <LinkPicture picture={picture} colour={colour} />;
    case 'code':
      return <CodePicture picture={picture} colour={colour} />;
    case 'folder':
      return <FolderPicture kinds={picture.kinds} colour={picture.colour} />;
    // Nothing to draw, or what only a newer page knows.
    default:
      return (
        <PreviewSheet colour={colour} from="whole">
          {Sign && (
            <svg x="96" y="38" width="48" height="48" viewBox="0 0 48 48" className={classes.blank}>
              <Sign size={48} stroke={1.5} />
            </svg>
          )}
        </PreviewSheet>
      );
  }
}
