import { IconSelector } from '@tabler/icons-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { PersonMarble } from '../marbles/PersonMarble';
import classes from './ProfileButton.module.css';

interface ProfileButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'name' | 'id'> {
  personId: string;
  name: string;
  /** A second line: role or licence. */
  detail?: string;
  /** Read before the name: "Profil". */
  label: string;
  /** True for the marble alone: phone bar. The sidebar applies it automatically in the rail. */
  compact?: boolean;
  id?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Shows the signed-in user, as the button of the profile menu. Takes the props of an ActionMenu's button. */
export function ProfileButton({ personId, name, detail, label, compact = false, ...button }: ProfileButtonProps) {
  return (
    <button type="button" {...button} className={classes.button} data-compact={compact || undefined}>
      <PersonMarble id={personId} name={name} size={compact ? 42 : 38} />
      <span className="visually-hidden">{label}</span>
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        {detail && <span className={classes.detail}>{detail}</span>}
      </span>
      <IconSelector size={18} stroke={1.9} className={classes.icon ?? ''} aria-hidden />
    </button>
  );
}
