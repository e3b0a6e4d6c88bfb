import { LIMITS } from '@murmel/contracts';
import type { KnownBlock } from '@murmel/documents';
import { lazy, Suspense } from 'react';
import { partOf } from '../../sheet/PlainBlock';
import { useEditor } from '../editor-context';
import { NumberField } from '../fields/NumberField';
import { SolutionField } from '../fields/SolutionField';
import { GapSettings } from '../gaps/GapSettings';
import { useTexts } from '../texts';
import { GroundChoice } from './GroundChoice';
import classes from './settings.module.css';

const ImageSettings = lazy(() => import('../../../../core/parts/image/ImageSettings'));
const VideoSettings = lazy(() => import('../../../../core/parts/video/VideoSettings'));
const PackageSettings = lazy(() => import('../../package/PackageSettings'));
const FileSettings = lazy(() => import('../../../../core/parts/file/FileSettings'));

const { lines, spacer } = LIMITS.worksheet;

/** Edits the settings of a block's kind beside its content on the sheet. */
export function KindSettings({ block }: { block: KnownBlock }) {
  const t = useTexts();
  const { actions, closeSettings } = useEditor();
  const { id } = block;
  switch (block.kind) {
    case 'FillInTheBlankText':
      return <GapSettings block={block} />;
    case 'SingleChoice':
    case 'MultipleChoice':
      return (
        <>
          <p className={classes.note}>{t(`options.how.${block.kind}`)}</p>
          <SolutionField block={block} />
        </>
      );
    case 'Text':
    case 'Upload':
      return (
        <>
          <NumberField
            label={t('fields.lines')}
            description={block.kind === 'Upload' ? t('fields.linesOnPaper') : ''}
            value={block.content.lines}
            range={lines}
            save={(count) => actions.change(id, { content: { lines: count } }, 'lines')}
          />
          {block.kind === 'Text' && (
            <GroundChoice
              inherits
              value={block.content.ground}
              onChange={(ground) => void actions.change(id, { content: { ground } }, 'ground')}
            />
          )}
          <SolutionField block={block} />
        </>
      );
    case 'Spacer':
      return (
        <NumberField
          label={t('fields.height')}
          value={block.content.height}
          range={spacer}
          save={(height) => actions.change(id, { content: { height } }, 'height')}
        />
      );
    case 'Image':
      return <Late>{<ImageSettings part={partOf('image', block)} close={closeSettings} />}</Late>;
    case 'Video':
      return <Late>{<VideoSettings part={partOf('video', block)} close={closeSettings} />}</Late>;
    case 'File':
      return <Late>{<FileSettings part={partOf('file', block)} close={closeSettings} />}</Late>;
    case 'H5p':
      return <Late>{<PackageSettings block={block} />}</Late>;
    case 'StaticText':
    case 'Hint':
    case 'Divider':
      return <p className={classes.note}>{t(`about.${block.kind}`)}</p>;
  }
}

function Late({ children }: { children: React.ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
