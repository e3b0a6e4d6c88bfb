import type { QuestionResult } from '@murmel/contracts';
import { IconDownload, IconFile } from '@tabler/icons-react';
import { fileSize } from '../../../ui/files/file-size';
import classes from './answers.module.css';
import type { ChartSize } from './look';
import { useChartTexts } from './texts';

/** Files that came in, pictures as small pictures; a press downloads. Where files are not shown, only their number. */
export function FileAnswers({ result, size }: { result: QuestionResult; size: ChartSize }) {
  const { t, language } = useChartTexts();
  const files = result.files ?? [];
  if (files.length === 0)
    return (
      <p className={classes.none} data-size={size}>
        {result.answered > 0 ? t('files', { count: result.answered }) : t('nothingYet')}
      </p>
    );
  return (
    <ul className={classes.files} data-size={size}>
      {files.map((file) => (
        <li key={file.id}>
          <a className={classes.file} href={`/api/owner_files/${file.id}`} download={file.name}>
            <span className={classes.picture}>
              {file.image ? (
                <img src={`/api/owner_files/${file.id}/thumbnail`} alt="" loading="lazy" />
              ) : (
                <IconFile size={40} stroke={1.5} aria-hidden />
              )}
            </span>
            {size === 'page' && (
              <span className={classes.fileName}>
                <IconDownload size={16} stroke={1.9} aria-hidden />
                <span>{file.name}</span>
                <span className={classes.bytes}>{fileSize(file.bytes, language)}</span>
              </span>
            )}
            <span className="visually-hidden">{t('download', { name: file.name })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
