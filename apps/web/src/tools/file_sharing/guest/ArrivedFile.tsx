import type { HandedInFile } from '@murmel/contracts';
import { IconCircleCheckFilled, IconDownload, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { fileIcon } from '../../../core/boards/upload/file-icons';
import { calendarDay, momentText, timeOfDayText } from '../../../core/dates/dates';
import { fileAddress, thumbnailAddress } from '../../../core/files/file-links';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { fileSize } from '../../../ui/files/file-size';
import { spokenReceipt } from '../shown-state';
import classes from './guest.module.css';

/** A file that arrived, as a proof: when, and by which receipt it is found again. */
export function ArrivedFile({ file, onRemove }: { file: HandedInFile; onRemove: () => void }) {
  const { t, i18n } = useTranslation('tools/file_sharing/guest');
  const [asked, setAsked] = useState(false);
  const FileIcon = fileIcon(file.contentType);
  const at = new Date(file.at);
  const time = timeOfDayText(at, i18n.language);
  const when =
    calendarDay(at) === calendarDay(new Date())
      ? t('arrived.today', { time })
      : momentText(at, i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <article className={classes.arrived} aria-label={t('arrived.label', { name: file.name })}>
      <div className={classes.proof}>
        <span className={classes.sign} aria-hidden>
          {file.image ? <img src={thumbnailAddress(file)} alt="" /> : <FileIcon size={32} stroke={1.6} />}
        </span>
        <div className={classes.words}>
          <h3>
            <IconCircleCheckFilled size={24} aria-hidden /> {t('arrived.title')}
          </h3>
          <p>
            {file.name}, {fileSize(file.bytes, i18n.language)}
          </p>
          <p>{file.late ? t('arrived.late', { when }) : when}</p>
        </div>
      </div>
      <div className={classes.receipt}>
        <p>
          {t('arrived.receipt')} <strong>{spokenReceipt(file.receipt)}</strong>
        </p>
        <a href={fileAddress(file)} download={file.name} className={classes.small} aria-label={t('arrived.take', { name: file.name })}>
          <IconDownload size={22} stroke={1.9} aria-hidden />
        </a>
        <button
          type="button"
          className={classes.small}
          aria-label={t('arrived.remove', { name: file.name })}
          aria-expanded={asked}
          onClick={() => setAsked(!asked)}
        >
          <IconTrash size={22} stroke={1.9} aria-hidden />
        </button>
      </div>
      {asked && (
        <p className={classes.sure}>
          {t('arrived.sure')}{' '}
          <button type="button" className={classes.plain} onClick={onRemove}>
            {t('arrived.yes')}
          </button>
        </p>
      )}
    </article>
  );
}
