import { IconFileZip, IconPackageExport } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { ExportList } from '../exports/jobs/lazy-exports';
import { exportEverything, exportZip } from '../exports/use-export-menu';
import classes from './ProfilePage.module.css';

/** All of one's own things as a file that another installation opens. */
export function ExportOwnItems() {
  const { t } = useTranslation('profile');
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await exportEverything();
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p>{t('things.text')}</p>
      <div className={classes.row}>
        <Button
          variant="light"
          leftSection={<IconPackageExport size={20} stroke={1.9} aria-hidden />}
          loading={busy}
          onClick={() => void save()}
        >
          {t('things.take')}
        </Button>
        <Button variant="light" leftSection={<IconFileZip size={20} stroke={1.9} aria-hidden />} onClick={() => void exportZip()}>
          {t('things.zip')}
        </Button>
      </div>
      <Suspense fallback={null}>
        <ExportList />
      </Suspense>
    </>
  );
}
