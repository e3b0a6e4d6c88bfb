import type { Item } from '@murmel/contracts';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Drawer } from '../../ui/overlays/Drawer';
import type { ItemDialogs } from './item-dialogs';
import classes from './OpenItemDialog.module.css';

const ShareDialog = lazy(() => import('../sharing/ShareDialog'));
const ItemSettings = lazy(() => import('../items/ItemSettings'));

interface OpenItemDialogProps {
  item: Item;
  dialogs: ItemDialogs;
  /** the tool's own settings, above those that all items share */
  settings?: ReactNode;
  /** the tool's own choice for those who get in, beside the sharing settings that all items have */
  sharing?: ReactNode;
}

/** The dialog over an editor whose address is open. */
export function OpenItemDialog({ item, dialogs, settings, sharing }: OpenItemDialogProps) {
  const { t } = useTranslation('editor');
  return (
    <Suspense fallback={null}>
      {dialogs.opened === 'share' && item.abilities.share && <ShareDialog itemId={item.id} own={sharing} onClose={dialogs.close} />}
      {dialogs.opened === 'settings' && item.abilities.update && (
        <Drawer opened onClose={dialogs.close} title={t('settings')} closeLabel={t('close')}>
          {settings && <div className={classes.own}>{settings}</div>}
          <ItemSettings item={item} />
        </Drawer>
      )}
    </Suspense>
  );
}
