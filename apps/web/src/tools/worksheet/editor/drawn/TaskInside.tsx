import type { SheetLook, TaskBlock } from '@murmel/documents';
import { IconPuzzle, IconUpload } from '@tabler/icons-react';
import { usePartHost } from '../../../../core/parts/part-host';
import { lazyPart } from '../../../../platform/page/lazy-part';
import { useTexts } from '../texts';
import { ChoicesInside } from './ChoicesInside';
import classes from './drawn.module.css';
import { GapsInside } from './GapsInside';

const PackageInside = lazyPart(() => import('../../package/PackageInside'));

/** One line to write on. */
const LINE_PX = 34;

interface TaskInsideProps {
  block: TaskBlock;
  look: SheetLook;
  solutions: boolean;
}

/** Room for an answer below its task, with the answer itself where it may be seen. */
export function TaskInside({ block, look, solutions }: TaskInsideProps) {
  const t = useTexts();
  const { editable } = usePartHost();
  switch (block.kind) {
    case 'SingleChoice':
    case 'MultipleChoice':
      return <ChoicesInside block={block} solutions={solutions} />;
    case 'FillInTheBlankText':
      return <GapsInside content={block.content} solutions={solutions} />;
    case 'Text':
      return (
        <>
          <div
            className={classes.writing}
            data-ground={block.content.ground ?? look.ground}
            style={{ blockSize: block.content.lines * LINE_PX }}
          />
          {solutions && block.content.solution !== '' && <Solution text={block.content.solution} />}
        </>
      );
    case 'Upload':
      return (
        <>
          <p className={classes.upload}>
            <IconUpload size={22} stroke={1.9} aria-hidden />
            {t('drawn.upload')}
          </p>
          {solutions && block.content.solution !== '' && <Solution text={block.content.solution} />}
        </>
      );
    case 'H5p':
      return editable ? (
        <PackageInside block={block} waiting={<p className={classes.upload}>{block.content.name}</p>} />
      ) : (
        <p className={classes.upload}>
          <IconPuzzle size={22} stroke={1.9} aria-hidden />
          {block.content.name || t('kinds.H5p')}
        </p>
      );
  }
}

function Solution({ text }: { text: string }) {
  const t = useTexts();
  return (
    <p className={classes.solution}>
      <strong>{t('solution.label')}:</strong> {text}
    </p>
  );
}
