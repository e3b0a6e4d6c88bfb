import type { Project, SchoolClass } from '@murmel/contracts';
import { IconMaximize, IconMinimize, IconX } from '@tabler/icons-react';
import { type CSSProperties, useSyncExternalStore } from 'react';
import { useParams } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { QrCode } from '../../../ui/cards/QrCode';
import { Button } from '../../../ui/forms/Button';
import { WallFrame } from '../../../ui/layout/WallFrame';
import { LiveBadge } from '../../../ui/status/LiveBadge';
import { joinAddress, shortGoAddress } from '../../classes/join-address';
import { spacedCode } from '../../classes/spaced-code';
import { RouterLink } from '../../links/RouterLink';
import { ProjectGate } from '../page/ProjectGate';
import { type ProjectPageData, useProjectPage } from '../page/use-project-page';
import { useProjectPaths } from '../paths';
import classes from './share.module.css';

/**
 * Entry information of pupils for the wall: address, QR code of the class and, in a onetime class, its code. It never shows a pupil's code.
 */
export default function SharePage() {
  const { id = '', projectId = '' } = useParams();
  const data = useProjectPage(id, projectId);
  const { t } = useTranslation('projects');
  const paths = useProjectPaths(id, projectId);
  const [full, toggle] = useFullScreen();
  const controls = (
    <>
      {document.fullscreenEnabled && (
        <Button
          className={classes.full ?? ''}
          size="xl"
          variant="default"
          leftSection={full ? <IconMinimize size={24} stroke={1.9} aria-hidden /> : <IconMaximize size={24} stroke={1.9} aria-hidden />}
          onClick={toggle}
        >
          {t(full ? 'share.leaveFull' : 'share.full')}
        </Button>
      )}
      <Button
        size="xl"
        variant="default"
        component={RouterLink}
        href={paths.project}
        leftSection={<IconX size={24} stroke={1.9} aria-hidden />}
      >
        {t('share.close')}
      </Button>
    </>
  );
  return (
    <WallFrame controlsLabel={t('share.controls')} controls={controls}>
      <ProjectGate data={data}>
        {(project) => (data.schoolClass ? <Access project={project} schoolClass={data.schoolClass} watch={data.watch} /> : null)}
      </ProjectGate>
    </WallFrame>
  );
}

interface AccessProps {
  project: Project;
  schoolClass: SchoolClass;
  watch: ProjectPageData['watch'];
}

function Access({ project, schoolClass, watch }: AccessProps) {
  const { t } = useTranslation('projects');
  const { code, type, name } = schoolClass;
  const address = shortGoAddress();
  const present = watch?.pupils.filter(({ online }) => online).length ?? 0;
  return (
    <div className={classes.access}>
      <div className={classes.qr}>
        <QrCode value={joinAddress(schoolClass)} label={t('share.qr', { name })} />
      </div>
      <div className={classes.words}>
        <h1 className={classes.title} tabIndex={-1}>
          {project.name}
        </h1>
        <p className={classes.step}>{t('share.open')}</p>
        <p className={classes.address} style={{ '--letters': Math.max(12, address.length) } as CSSProperties}>
          {address}
        </p>
        <p className={classes.step}>{t(type === 'onetime' ? 'share.typeClassCode' : 'share.typeOwnCode')}</p>
        {type === 'onetime' && code && (
          <p className={classes.code}>
            <span aria-hidden="true">{spacedCode(code)}</span>
            <span className="visually-hidden">{[...code].join(' ')}</span>
          </p>
        )}
        <p className={classes.state}>
          {present > 0 && <LiveBadge>{t('share.present', { count: present })}</LiveBadge>}
          {project.state !== 'active' && <span>{t(`share.${project.state}`)}</span>}
        </p>
      </div>
    </div>
  );
}

function useFullScreen(): [boolean, () => void] {
  const full = useSyncExternalStore(
    (changed) => {
      document.addEventListener('fullscreenchange', changed);
      return () => document.removeEventListener('fullscreenchange', changed);
    },
    () => document.fullscreenElement !== null,
  );
  const toggle = () => {
    // Refused in frames: the page is large enough without it.
    void (full ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined);
  };
  return [full, toggle];
}
