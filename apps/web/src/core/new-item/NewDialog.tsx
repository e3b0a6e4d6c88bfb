import { TOOLS } from '@murmel/contracts';
import { IconFileImport, IconTemplate } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Marble } from '../../ui/marbles/Marble';
import { Dialog } from '../../ui/overlays/Dialog';
import { OpenFileDialog } from '../imports/lazy-open-file';
import { useCreateItem } from '../items/use-create-item';
import { useMonthLeftText } from '../licences/use-month-left-text';
import { RouterLink } from '../links/RouterLink';
import { useToolContributions } from '../tools/contribution';
import { useAvailableTools } from '../tools/use-available-tools';
import classes from './NewDialog.module.css';

/** The choice behind "new" in the bottom bar of phones: big rows instead of a small menu. */
export function NewDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { t: tools } = useTranslation('tools');
  const contributions = useToolContributions();
  const leftOf = useMonthLeftText();
  const available = useAvailableTools();
  const { create, creating } = useCreateItem();
  const [opening, setOpening] = useState(false);
  if (opening)
    return (
      <Suspense fallback={null}>
        <OpenFileDialog onClose={onClose} />
      </Suspense>
    );
  return (
    <Dialog opened onClose={onClose} title={t('newLabel')} closeLabel={t('close')}>
      <ul className={classes.list}>
        {available.map((key) => (
          <li key={key}>
            <button type="button" className={classes.row} disabled={creating !== undefined} onClick={() => create(key)}>
              <Marble colour={contributions[key].colour} swirl={contributions[key].swirl} icon={contributions[key].icon} size={48} />
              <span className={classes.words}>
                <strong>{tools(`catalogue.${key}.name`)}</strong>
                <span className={classes.summary}>
                  {creating === key ? t('creating') : (leftOf(TOOLS[key].kind) ?? tools(`catalogue.${key}.summary`))}
                </span>
              </span>
            </button>
          </li>
        ))}
        <li>
          <RouterLink href="/templates" className={classes.row}>
            <Marble colour="wiese" swirl={0} icon={IconTemplate} size={48} />
            <span className={classes.words}>
              <strong>{t('fromTemplate')}</strong>
            </span>
          </RouterLink>
        </li>
        <li>
          <button type="button" className={classes.row} onClick={() => setOpening(true)}>
            <Marble colour="himmel" swirl={1} icon={IconFileImport} size={48} />
            <span className={classes.words}>
              <strong>{t('openFile')}</strong>
            </span>
          </button>
        </li>
      </ul>
    </Dialog>
  );
}
