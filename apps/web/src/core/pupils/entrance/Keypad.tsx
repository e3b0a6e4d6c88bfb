import { IconBackspace } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import classes from './Keypad.module.css';

interface KeypadProps {
  onDigit: (digit: string) => void;
  onDelete: () => void;
}

const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Big keys on the screen: where a finger types, no other keyboard has to open. A press leaves the focus where it is. */
export function Keypad({ onDigit, onDelete }: KeypadProps) {
  const { t } = useTranslation('pupils/entrance');
  const key = (digit: string) => (
    <button
      key={digit}
      type="button"
      className={classes.key}
      data-digit={digit}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onDigit(digit)}
    >
      {digit}
    </button>
  );
  return (
    <div className={classes.pad} role="group" aria-label={t('keypad')}>
      {ROWS.map(key)}
      <button
        type="button"
        className={`${classes.key} ${classes.delete}`}
        aria-label={t('deleteDigit')}
        onPointerDown={(event) => event.preventDefault()}
        onClick={onDelete}
      >
        <IconBackspace size={26} stroke={1.9} aria-hidden />
      </button>
      {key('0')}
    </div>
  );
}
