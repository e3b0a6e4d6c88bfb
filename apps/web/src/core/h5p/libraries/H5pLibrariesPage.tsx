import { LIMITS, MEGABYTE } from '@murmel/contracts';
import { IconPuzzle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { FileUploadField } from '../../../ui/files/FileUploadField';
import { PageHeader } from '../../../ui/layout/PageHeader';
import panes from '../../../ui/layout/panes.module.css';
import { EmptyState } from '../../../ui/status/EmptyState';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { LoadState } from '../../page/LoadState';
import classes from './libraries.module.css';
import { useInstall } from './use-install';

const megabytes = LIMITS.file.paidMegabytes;

/** Libraries of H5P for packages that lack them: which are there, and one more from a file. For admins of the installation. */
export default function H5pLibrariesPage() {
  const { t } = useTranslation('h5p/libraries');
  const { t: shell } = useTranslation('shell');
  const query = useQuery(orpc.h5pLibraries.list.queryOptions({ input: {} }));
  const { send, sent, problem } = useInstall(megabytes * MEGABYTE);
  const hint = useId();
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <div className={panes.panes}>
        <section className={panes.part} aria-labelledby="install">
          <h2 id="install" className={panes.head}>
            {t('install')}
          </h2>
          <p id={hint} className={panes.hint}>
            {t('hint', { megabytes })}
          </p>
          <FileUploadField
            icon={IconPuzzle}
            accept=".h5p,application/zip"
            hint={hint}
            words={{ choose: t('choose'), sending: t('sending'), reading: t('reading') }}
            sent={sent}
            problem={problem}
            onFile={(file) => void send(file)}
          />
        </section>
        <section className={panes.part} aria-labelledby="installed">
          <h2 id="installed" className={panes.head}>
            {t('installed')}
          </h2>
          <LoadState query={query} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={4} />}>
            {(libraries) =>
              libraries.length > 0 ? (
                <ul className={classes.list}>
                  {libraries.map(({ name, major, minor, patch }) => (
                    <li key={`${name} ${major}.${minor}`}>
                      <strong>{name}</strong> <span>{t('version', { version: `${major}.${minor}.${patch}` })}</span>
                    </li>
                  ))}
                </ul>
              ) : (
                <EmptyState title={t('empty.title')} text={t('empty.text')} />
              )
            }
          </LoadState>
        </section>
      </div>
    </>
  );
}
