import { IconX } from '@tabler/icons-react';
import { Button } from '../../../ui/forms/Button';
import { IconButton } from '../../../ui/overlays/IconButton';
import classes from './card.module.css';
import { useTexts } from './texts';

/** Instead of a card that was never there, was removed meanwhile, or is not for this person. */
export function GoneCard({ titleId, onClose }: { titleId: string; onClose: () => void }) {
  const t = useTexts();
  return (
    <div className={classes.gone} data-gone>
      <div className={classes.goneClose}>
        <IconButton label={t('close')} icon={IconX} size={44} onClick={onClose} />
      </div>
      <h2 id={titleId} tabIndex={-1}>
        {t('gone.title')}
      </h2>
      <p>{t('gone.text')}</p>
      <Button onClick={onClose}>{t('gone.back')}</Button>
    </div>
  );
}
