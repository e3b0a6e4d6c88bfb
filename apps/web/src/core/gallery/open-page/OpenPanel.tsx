import 'virtual:murmel-contract/gallery';
import type { AboutOpen, Item } from '@murmel/contracts';
import { IconFlag, IconInfoCircle } from '@tabler/icons-react';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { api } from '../../../platform/api/client';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useItemMetadata } from '../../../platform/live/use-item-metadata';
import { useSession } from '../../../platform/session/store';
import { Button } from '../../../ui/forms/Button';
import { media } from '../../../ui/layout/media';
import { Drawer } from '../../../ui/overlays/Drawer';
import { ReportDialog } from '../../reviews/report/lazy-report-dialog';
import { AboutMaterial } from './AboutMaterial';
import { OpenActions } from './OpenActions';
import classes from './open-page.module.css';
import { TakeButton, useMayTake } from './TakeButton';

const useRoom = media('(min-width: 75em)');

/** Beside an open item where there is room; elsewhere a bar below it that opens it as a sheet. */
export default function OpenPanel({ item }: { item: Item }) {
  const { t } = useTranslation('gallery/open-page');
  const { publicToken } = useSession();
  const room = useRoom();
  const { about, failed, load } = useAbout(item.id);
  const [sheet, setSheet] = useState(false);
  const [reporting, setReporting] = useState(false);
  // Material that is not open any more has no panel: the page itself says so.
  const { refused } = useItemMetadata(item.id);
  const path = `${location.pathname}?public_token=${publicToken}`;
  const taken = { item, path, underReview: about?.underReview === true };
  const mayTake = useMayTake(taken);
  const content = (
    <AboutMaterial item={item} about={about} failed={failed} retry={load}>
      <OpenActions {...taken} />
    </AboutMaterial>
  );
  const foot = item.abilities.report && (
    <ReportFoot
      onReport={() => {
        setSheet(false);
        setReporting(true);
      }}
    />
  );
  if (refused !== undefined) return null;
  return (
    <>
      {room ? (
        <aside className={classes.aside} aria-label={t('label')}>
          <div className={classes.scroll}>{content}</div>
          {foot}
        </aside>
      ) : (
        <aside className={classes.bar} aria-label={t('label')}>
          {mayTake && <TakeButton {...taken} />}
          <Button
            fullWidth={!mayTake}
            variant="default"
            className={mayTake ? (classes.info ?? '') : ''}
            aria-label={t('label')}
            leftSection={!mayTake && <IconInfoCircle size={20} stroke={1.9} aria-hidden />}
            onClick={() => setSheet(true)}
          >
            {mayTake ? <IconInfoCircle size={24} stroke={1.9} aria-hidden /> : t('label')}
          </Button>
          <Drawer opened={sheet} onClose={() => setSheet(false)} title={t('label')} closeLabel={t('close')} footer={foot}>
            {content}
          </Drawer>
        </aside>
      )}
      <Suspense fallback={null}>{reporting && <ReportDialog item={item} onClose={() => setReporting(false)} />}</Suspense>
    </>
  );
}

function useAbout(id: string): { about: AboutOpen | undefined; failed: boolean; load: () => void } {
  const [about, setAbout] = useState<AboutOpen>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    api.gallery.about({ id }).then(setAbout, () => setFailed(true));
  }, [id]);
  useEffect(load, [load]);
  return { about, failed, load };
}

/** Footer link that reports a problem. */
function ReportFoot({ onReport }: { onReport: () => void }) {
  const { t } = useTranslation('gallery/open-page');
  return (
    <div className={classes.foot}>
      <span>{t('wrong')}</span>
      <Button size="sm" variant="default" leftSection={<IconFlag size={18} stroke={1.9} aria-hidden />} onClick={onReport}>
        {t('report')}
      </Button>
    </div>
  );
}
