import { LIMITS } from '@murmel/contracts';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { FieldError } from '../../ui/forms/FieldError';
import { Marble } from '../../ui/marbles/Marble';
import { Dialog } from '../../ui/overlays/Dialog';
import { useToolContributions } from '../tools/contribution';
import { StarButton } from '../tools/StarButton';
import { useAvailableTools } from '../tools/use-available-tools';
import { useFavourites } from '../tools/use-favourites';
import classes from './FavouritesDialog.module.css';

/** Chooses the tools of the start page; each star is saved at once. */
export function FavouritesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('start');
  const { t: shell } = useTranslation('shell');
  const { t: tools } = useTranslation('tools');
  const contributions = useToolContributions();
  const available = useAvailableTools();
  const { favourites } = useFavourites();
  const [refusal, setRefusal] = useState('');
  const { max } = LIMITS.favouriteTools;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('dialog.title')}
      closeLabel={shell('close')}
      footer={<Button onClick={onClose}>{t('dialog.done')}</Button>}
    >
      <p className={classes.intro}>{t('dialog.intro', { max })}</p>
      <ul className={classes.list}>
        {available.map((key) => {
          const tool = contributions[key];
          return (
            <li key={key} className={classes.tool}>
              <Marble colour={tool.colour} swirl={tool.swirl} icon={tool.icon} size={40} />
              <span className={classes.words}>
                <strong>{tools(`catalogue.${key}.name`)}</strong>
                <span className={classes.summary}>{tools(`catalogue.${key}.summary`)}</span>
              </span>
              <StarButton tool={key} onRefused={setRefusal} />
            </li>
          );
        })}
      </ul>
      <p className={classes.count} role="status">
        {t('dialog.count', { count: favourites.length, max })}
      </p>
      <div role="alert">{refusal && <FieldError>{refusal}</FieldError>}</div>
    </Dialog>
  );
}
