import type { HandIn } from '@murmel/contracts';
import { IconClockExclamation, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { fileIcon } from '../../../core/boards/upload/file-icons';
import { timeOfDayText } from '../../../core/dates/dates';
import { fileAddress, thumbnailAddress } from '../../../core/files/file-links';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { fileSize } from '../../../ui/files/file-size';
import { Marble } from '../../../ui/marbles/Marble';
import { PersonMarble } from '../../../ui/marbles/PersonMarble';
import { Badge } from '../../../ui/status/Badge';
import { percentOf } from '../shown-state';
import { HandInDialog } from './HandInDialog';
import classes from './hand-ins.module.css';

/** Time for which a new hand-in is marked as new. */
const NEW_MS = 60_000;

interface HandInCardProps {
  person: HandIn;
  /** by the server's clock */
  now: number;
}

/** One person: the newest of what they handed in, or what is on its way. It opens all of it. */
export function HandInCard({ person, now }: HandInCardProps) {
  const { t, i18n } = useTranslation('tools/file_sharing');
  const [open, setOpen] = useState(false);
  const { name, look, files, coming } = person;
  const newest = files.at(-1);
  const going = coming.at(-1);
  const isNew = newest !== undefined && now - Date.parse(newest.at) < NEW_MS;
  const late = files.some((file) => file.late);
  const shown = newest?.name ?? going?.name ?? '';
  const percent = percentOf(going);
  const FileIcon = fileIcon(newest?.contentType ?? '');
  return (
    <li className={classes.card} data-new={isNew || undefined}>
      <span className={classes.face} aria-hidden>
        {newest?.image && <img src={thumbnailAddress(newest)} alt="" loading="lazy" />}
        {newest && !newest.image && <FileIcon size={56} stroke={1.4} />}
        {!newest && (
          <>
            <Marble colour="himmel" size={48} swirl={1} />
            <b>{t('handIns.percent', { percent })}</b>
          </>
        )}
      </span>
      {(isNew || late) && (
        <span className={classes.new}>
          {isNew && <Badge tone="live">{t('handIns.new')}</Badge>}
          {late && (
            <Badge tone="notice" icon={IconClockExclamation}>
              {t('handIns.late')}
            </Badge>
          )}
        </span>
      )}
      <span className={classes.who}>
        <PersonMarble id={null} look={look} name={name} size={36} />
        <span className={classes.words}>
          {newest ? (
            <button type="button" className={classes.name} onClick={() => setOpen(true)}>
              {name}
            </button>
          ) : (
            <span className={classes.name}>{name}</span>
          )}
          <span className={classes.file}>{files.length > 1 ? t('handIns.more', { name: shown, count: files.length - 1 }) : shown}</span>
          {newest && (
            <span>
              {t('handIns.at', { time: timeOfDayText(new Date(newest.at), i18n.language), size: fileSize(newest.bytes, i18n.language) })}
            </span>
          )}
          {going && (
            <span className={classes.coming}>
              <progress max={100} value={percent} aria-label={t('handIns.coming', { name, percent })} />
              {t('handIns.part', { part: fileSize(going.received, i18n.language), whole: fileSize(going.bytes, i18n.language) })}
            </span>
          )}
        </span>
      </span>
      {newest && (
        <a
          className={classes.take}
          href={fileAddress(newest)}
          download={newest.name}
          aria-label={t('handIns.takeNamed', { file: newest.name, name })}
          title={t('handIns.takeNamed', { file: newest.name, name })}
        >
          <IconDownload size={20} stroke={1.9} aria-hidden />
        </a>
      )}
      {open && <HandInDialog person={person} onClose={() => setOpen(false)} />}
    </li>
  );
}
