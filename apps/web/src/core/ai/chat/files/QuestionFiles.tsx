import type { AiFile } from '@murmel/contracts';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { FileChip } from './FileChip';
import classes from './files.module.css';

export interface QuestionFilesProps {
  files: readonly AiFile[];
}

/** Files sent with a question. */
export default function QuestionFiles({ files }: QuestionFilesProps) {
  const { t } = useTranslation('ai/chat/files');
  return (
    <ul className={classes.chips} aria-label={t('given')}>
      {files.map((file) => (
        <li key={file.id}>
          <FileChip file={file} />
        </li>
      ))}
    </ul>
  );
}
