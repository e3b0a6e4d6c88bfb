import type { Icon } from '../../../../ui/icon';
import classes from './face.module.css';

interface FaceButtonProps {
  label: string;
  icon: Icon;
  onClick: () => void;
  disabled?: boolean;
}

/** A round button on a card, as large as the card has room for. */
export function FaceButton({ label, icon: IconShape, onClick, disabled = false }: FaceButtonProps) {
  return (
    <button type="button" className={classes.control} aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      <IconShape stroke={2} aria-hidden />
    </button>
  );
}
