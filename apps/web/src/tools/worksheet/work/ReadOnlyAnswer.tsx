import type { Remark, WorksheetAnswer, WorksheetFile } from '@murmel/contracts';
import { readShownGaps, type TaskBlock } from '@murmel/documents';
import { IconFile } from '@tabler/icons-react';
import { ReadAloudButton } from '../../../core/ai/speech/speech-buttons';
import { fileUrl } from '../../../core/boards/file-address';
import { TextWithFormulas } from '../../../core/formulas/TextWithFormulas';
import { lazyPart } from '../../../platform/page/lazy-part';
import { MarkedText } from './MarkedText';
import { MarkedPicture } from './PictureMarks';
import { useTexts } from './texts';
import classes from './work.module.css';

const PackageAnswer = lazyPart(() => import('../package/PackageAnswer'));

interface ReadOnlyAnswerProps {
  task: TaskBlock;
  answer: WorksheetAnswer | undefined;
  files: readonly WorksheetFile[];
  /** marked in the answer */
  remarks?: readonly Remark[];
}

/** Shows a given answer, read-only: for its author, and for the teacher. */
export function ReadOnlyAnswer({ task, answer, files, remarks = [] }: ReadOnlyAnswerProps) {
  const t = useTexts();
  if (!answer) return <p className={classes.none}>{t('none')}</p>;
  const { text, optionIds, gaps, fileId, h5p } = answer;
  if (text !== undefined)
    return (
      <>
        <MarkedText text={text} remarks={remarks} />
        <ReadAloudButton text={text} />
      </>
    );
  if (optionIds && 'options' in task.content) {
    return (
      <ul className={classes.chosen}>
        {task.content.options
          .filter(({ id }) => optionIds.includes(id))
          .map((option) => (
            <li key={option.id}>
              <TextWithFormulas text={option.text} />
            </li>
          ))}
      </ul>
    );
  }
  if (gaps && task.kind === 'FillInTheBlankText') {
    let at = -1;
    return (
      <p className={classes.gaps}>
        {readShownGaps(task.content.shown).map((piece, index) => {
          if ('words' in piece) return <TextWithFormulas key={index} text={piece.words} />;
          at += 1;
          return (
            <span key={index} className={classes.filled} data-empty={!gaps[at]?.trim() || undefined}>
              {gaps[at]?.trim() || t('gapEmpty')}
            </span>
          );
        })}
      </p>
    );
  }
  if (h5p) return <PackageAnswer said={h5p} waiting={null} />;
  const file = files.find(({ id }) => id === fileId);
  if (!file) return <p className={classes.none}>{t('none')}</p>;
  return (
    <a className={classes.sent} href={fileUrl(file.id)} target="_blank" rel="noreferrer">
      {file.image ? <MarkedPicture file={file} remarks={remarks} /> : <IconFile size={26} stroke={1.8} aria-hidden />}
      {!file.image && <span>{file.name}</span>}
    </a>
  );
}
