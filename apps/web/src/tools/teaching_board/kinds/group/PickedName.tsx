import { IconX } from '@tabler/icons-react';
import { useKindTexts } from '../texts';
import classes from './group.module.css';

interface PickedNameProps {
  name: string;
  groups: readonly string[];
  from: number;
  onSend: (to: number) => void;
  onDone: () => void;
}

/** Shows the current group of the picked name, and its possible targets. */
export function PickedName({ name, groups, from, onSend, onDone }: PickedNameProps) {
  const t = useKindTexts();
  return (
    <div className={classes.picked}>
      <label className={classes.to}>
        <span>{t('group.into', { name })}</span>
        <select value={from} onChange={(event) => onSend(Number(event.currentTarget.value))}>
          {groups.map((group, index) => (
            <option key={index} value={index}>
              {group}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className={classes.done} aria-label={t('group.done')} title={t('group.done')} onClick={onDone}>
        <IconX size="1em" stroke={2.2} aria-hidden />
      </button>
    </div>
  );
}
