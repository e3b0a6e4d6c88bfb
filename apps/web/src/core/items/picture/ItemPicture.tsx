import type { ItemPicture as Picture } from '@murmel/contracts';
import { PreviewSheet } from '../../../ui/drawings/PreviewSheet';
import type { MarbleColour } from '../../../ui/theme/scales';
import { BoardPicture } from './BoardPicture';
import { CloudPicture } from './CloudPicture';
import { CodePicture } from './CodePicture';
import { FolderPicture } from './FolderPicture';
import { LinkPicture } from './LinkPicture';
import { ScreenPicture } from './ScreenPicture';
import { SheetPicture } from './SheetPicture';
import { SurveyPicture } from './SurveyPicture';
import { TextPicture } from './TextPicture';

/**
 * Small drawing of an item's content on its tool's colour. Decoration: its title says what it is. Without content only the sheet is drawn.
 */
export default function ItemPicture({ picture, colour }: { picture: Picture | null; colour: MarbleColour }) {
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
      return <LinkPicture host={picture.host} colour={colour} />;
    case 'code':
      return <CodePicture picture={picture} colour={colour} />;
    case 'folder':
      return <FolderPicture kinds={picture.kinds} colour={picture.colour} />;
    // Nothing to draw, or what only a newer page knows.
    default:
      return <PreviewSheet colour={colour} />;
  }
}
