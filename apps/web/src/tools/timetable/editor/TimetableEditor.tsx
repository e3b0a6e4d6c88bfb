import type { Item } from '@murmel/contracts';
import { ItemHeader } from '../../../core/editor/ItemHeader';
import { useItemDialogs } from '../../../core/editor/item-dialogs';
import { OpenItemDialog } from '../../../core/editor/OpenItemDialog';
import { useTranslation } from '../../../platform/i18n/use-translation';
import classes from './editor.module.css';

/** Header, content, and the dialog that is open. */
export function TimetableEditor({ item }: { item: Item }) {
  const { t } = useTranslation('tools/timetable');
  const dialogs = useItemDialogs(item);
  return (
    <>
      <ItemHeader item={item} dialogs={dialogs} />
      <main id="main" tabIndex={-1} className={classes.main}>
        <p>{t('empty')}</p>
      </main>
      <OpenItemDialog item={item} dialogs={dialogs} />
    </>
  );
}
