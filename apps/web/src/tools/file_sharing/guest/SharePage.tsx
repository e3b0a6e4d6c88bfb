import { contentLanguage, type Item } from '@murmel/contracts';
import { IconFileZip } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FileRow } from '../../../core/files/FileRow';
import { FilesByFolder } from '../../../core/files/FilesByFolder';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { lazyPart } from '../../../platform/page/lazy-part';
import { RollingMarble } from '../../../ui/marbles/RollingMarble';
import classes from './guest.module.css';
import { useTexts } from './texts';
import { useShare } from './use-share';

const HandInPart = lazyPart(() => import('./HandInPart'));

interface SharePageProps {
  item: Item;
  /** called when the server denied access meanwhile */
  reload: () => void;
  /** shown where something is collected, in place of handing in */
  handInPlace?: ReactNode;
}

/** Shows the files to download, and if hand-ins are collected the place for them. */
export function SharePage({ item, reload, handInPlace }: SharePageProps) {
  const t = useTexts();
  const { t: page } = useTranslation('platform/page');
  const { sharing, failed } = useShare(item);
  const collects = sharing !== undefined && sharing.state !== 'off';
  return (
    <div className={classes.column}>
      <h1 tabIndex={-1} className={classes.title} lang={contentLanguage(item)}>
        {item.title}
      </h1>
      <p className={classes.by}>{t('by', { name: item.author.name })}</p>
      {!sharing && !failed && <RollingMarble label={page('loading')} colour="himmel" quiet />}
      {!sharing && failed && (
        <p role="alert">
          {t('failed')}{' '}
          <button type="button" className={classes.plain} onClick={reload}>
            {t('again')}
          </button>
        </p>
      )}
      {sharing?.task && (
        <p className={classes.task} lang={contentLanguage(item)}>
          {sharing.task}
        </p>
      )}
      {sharing && sharing.files.length > 0 && (
        <section aria-labelledby="given">
          <div className={classes.heading}>
            <h2 id="given">{t('files')}</h2>
            {sharing.files.length > 1 && (
              <a className={classes.all} href={`/api/file_sharing/files/${item.id}/archive`} download>
                <IconFileZip size={20} stroke={1.9} aria-hidden /> {t('all')}
              </a>
            )}
          </div>
          <FilesByFolder files={sharing.files} label={t('files')} row={(file) => <FileRow key={file.id} file={file} />} />
        </section>
      )}
      {sharing && sharing.files.length === 0 && !collects && <p className={classes.quiet}>{t('nothing')}</p>}
      {collects && (handInPlace ?? (item.abilities.answer && <HandInPart item={item} sharing={sharing} waiting={null} />))}
    </div>
  );
}
