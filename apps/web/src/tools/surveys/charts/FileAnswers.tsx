import type { QuestionResult, SurveyFile } from '@murmel/contracts';
import { IconDownload, IconFile } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { fileSize } from '../../../ui/files/file-size';
import { LazyPicture } from '../../../ui/pictures/LazyPicture';
import classes from './answers.module.css';
import type { ChartSize } from './chart-options';
import { pictureColumns } from './picture-columns';
import { useChartTexts } from './texts';

interface FileAnswersProps {
  result: QuestionResult;
  size: ChartSize;
  /** actions below a file */
  below?: (file: SurveyFile) => ReactNode;
}

/** Files that came in, a press downloads. Pictures are small on a page and fill the wall, which shows only what the teacher released. */
export function FileAnswers({ result, size, below }: FileAnswersProps) {
  const { t } = useChartTexts();
  const files = (result.files ?? []).filter(({ released }) => released || size === 'page');
  if (files.length === 0)
    return (
      <p className={classes.none} data-size={size}>
        {result.answered > 0 ? t('files', { count: result.answered }) : t('nothingYet')}
      </p>
    );
  return (
    <ul className={classes.files} data-size={size} style={{ '--columns': pictureColumns(files.length) } as CSSProperties}>
      {files.map((file, index) => (
        <li key={file.id}>
          {size === 'wall' && file.image ? (
            <span className={classes.picture}>
              <LazyPicture className={undefined} address={`${addressOf(file)}?inline`} alt={t('picture', { number: index + 1 })} />
            </span>
          ) : (
            <FileLink file={file} size={size} />
          )}
          {below?.(file)}
        </li>
      ))}
    </ul>
  );
}

function addressOf({ id }: SurveyFile): string {
  return `/api/owner_files/${id}`;
}

function FileLink({ file, size }: { file: SurveyFile; size: ChartSize }) {
  const { t, language } = useChartTexts();
  return (
    <a className={classes.file} href={addressOf(file)} download={file.name}>
      <span className={classes.picture}>
        {file.image ? (
          <LazyPicture className={undefined} address={`${addressOf(file)}/thumbnail`} alt="" />
        ) : (
          <IconFile size={40} stroke={1.5} aria-hidden />
        )}
      </span>
      {size === 'page' && (
        <span className={classes.fileName}>
          <IconDownload size={16} stroke={1.9} aria-hidden />
          <span aria-hidden="true">{file.name}</span>
          <span className={classes.bytes}>{fileSize(file.bytes, language)}</span>
        </span>
      )}
      <span className="visually-hidden">{t('download', { name: file.name })}</span>
    </a>
  );
}
