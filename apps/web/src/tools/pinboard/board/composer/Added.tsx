import { IconX } from '@tabler/icons-react';
import { useBoardTexts } from '../texts';
import classes from './composer.module.css';

/** A file or link that will hang on the new card, with the way to leave it out. */
export function Added({ name, onRemove }: { name: string; onRemove: () => void }) {
  const t = useBoardTexts();
  return (
    <li className={classes.file}>
      <span className={classes.fileName}>{name}</span>
      <button type="button" className={classes.remove} aria-label={t('composer.removeFile', { name })} onClick={onRemove}>
        <IconX size={18} stroke={1.9} aria-hidden />
      </button>
    </li>
  );
}
