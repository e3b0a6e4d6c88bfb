import { contentLanguage, type FileSharing, type SharedFileItem } from '@murmel/contracts';
import { IconEye, IconEyeOff, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useJoinAddress } from '../../../core/sharing/use-join-address';
import { useNow } from '../../../platform/clock/use-now';
import { QrCode } from '../../../ui/cards/QrCode';
import { WallControl } from '../../../ui/layout/WallControl';
import { WallFrame } from '../../../ui/layout/WallFrame';
import { FullScreenDialog } from '../../../ui/overlays/FullScreenDialog';
import { LiveBadge } from '../../../ui/status/LiveBadge';
import { useTexts } from '../texts';
import { DeadlineText } from './DeadlineText';
import { Progress } from './Progress';
import { useHandIns } from './use-hand-ins';
import { WallCard } from './WallCard';
import classes from './wall.module.css';

interface WallDialogProps {
  item: SharedFileItem;
  sharing: FileSharing;
  /** another text whenever something came, comes or went */
  changed: string;
  onClose: (() => void) | undefined;
}

/** The hand-ins on the wall, as they arrive. No name stands there, also none of a file; what pictures show is covered until they are shown. */
export default function WallDialog({ item, sharing, changed, onClose }: WallDialogProps) {
  const t = useTexts();
  const [pictures, setPictures] = useState(false);
  const now = useNow(10_000);
  const { data } = useHandIns(item.id, changed);
  const join = useJoinAddress('file_sharing', item);
  const people = data?.people ?? [];
  const there = people.filter(({ files }) => files.length > 0).length;
  const coming = people.length - there;
  const missing = data?.missing.length ?? 0;
  return (
    <FullScreenDialog ground="paper" className={classes.wall} label={t('wall.label', { title: item.title })} onClose={onClose}>
      <WallFrame
        controlsLabel={t('wall.controls')}
        controls={
          <>
            <WallControl
              label={t(pictures ? 'wall.covers' : 'wall.looks')}
              icon={pictures ? IconEyeOff : IconEye}
              onClick={() => setPictures(!pictures)}
            />
            {onClose && <WallControl tipAlign="end" label={t('wall.close')} icon={IconX} onClick={onClose} />}
          </>
        }
      >
        <header className={classes.head}>
          <div>
            {coming > 0 && <LiveBadge>{t('coming', { count: coming })}</LiveBadge>}
            <h1 lang={contentLanguage(item)}>{item.title}</h1>
            <p className={classes.deadline}>
              <DeadlineText sharing={sharing} now={now} />
            </p>
          </div>
          {join && !join.locked && (
            <aside className={classes.join}>
              <QrCode value={join.address} label={t('wall.qr', { address: join.shown })} />
              {join.code && (
                <p>
                  <b>{join.code}</b>
                  <span>{join.shown.replace(new RegExp(`/?${join.code}$`), '')}</span>
                </p>
              )}
            </aside>
          )}
        </header>
        <div className={classes.bar}>
          <p className={classes.count}>
            <b>{there}</b> {missing > 0 ? t('wall.of', { all: there + missing }) : t('wall.there', { count: there })}
          </p>
          <Progress there={there} coming={coming} missing={missing} />
        </div>
        {people.length === 0 ? (
          <p>{t('wall.none')}</p>
        ) : (
          <ol className={classes.cards} aria-label={t('wall.list')} data-many={people.length > 18 || undefined}>
            {people.map((person, index) => (
              <WallCard key={person.key} person={person} number={index + 1} pictures={pictures} />
            ))}
          </ol>
        )}
      </WallFrame>
    </FullScreenDialog>
  );
}
