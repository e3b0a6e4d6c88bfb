import { type KnownBlock, type PartOf, type SheetBlock, UNKNOWN_BLOCK } from '@murmel/documents';
import { TextWithFormulas } from '../../../core/formulas/TextWithFormulas';
import { FileReading } from '../../../core/parts/file/FileFace';
import { ImageReading } from '../../../core/parts/image/ImageFace';
import { TextReading } from '../../../core/parts/text/TextFace';
import { VideoReading } from '../../../core/parts/video/VideoFace';
import classes from './sheet.module.css';
import { useSheetTexts } from './texts';

/** Shows a block that is no task: text, picture, film, file, a line, room. Inside of a `PartHostContext`. */
export function PlainBlock({ block }: { block: SheetBlock }) {
  const t = useSheetTexts();
  if (block.kind === UNKNOWN_BLOCK) return <p className={classes.newer}>{t('newer')}</p>;
  return (
    <>
      {block.task !== '' && (
        <h2 className={classes.plainHeading}>
          <TextWithFormulas text={block.task} />
        </h2>
      )}
      <Content block={block} />
    </>
  );
}

/** half a centimetre on screens */
const STEP_PX = 19;

function Content({ block }: { block: KnownBlock }) {
  switch (block.kind) {
    case 'StaticText':
      return (
        <div className={classes.text}>
          <TextReading part={partOf('text', block)} />
        </div>
      );
    case 'Image':
      return (
        <div className={classes.picture}>
          <ImageReading part={partOf('image', block)} />
        </div>
      );
    case 'Video':
      return <VideoReading part={partOf('video', block)} />;
    case 'File':
      return <FileReading part={partOf('file', block)} />;
    case 'Divider':
      return <hr className={classes.divider} />;
    case 'Spacer':
      return <div style={{ blockSize: block.content.height * STEP_PX }} aria-hidden />;
    default:
      return null;
  }
}

/** A block whose content is that of a part which every tool can show, as that part. */
export function partOf<K extends 'text' | 'image' | 'video' | 'file'>(kind: K, { id, task, content }: KnownBlock): PartOf<K> {
  return { id, kind, title: task, content } as unknown as PartOf<K>;
}
