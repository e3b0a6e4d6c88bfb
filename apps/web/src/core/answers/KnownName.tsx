import { PersonMarble } from '../../ui/marbles/PersonMarble';
import classes from './NameForm.module.css';

/** A pupil as their class knows them; guests do not load it. */
export default function KnownName({ id, name, children }: { id: string; name: string; children: string }) {
  return (
    <p className={classes.known}>
      <PersonMarble id={id} name={name} size={44} />
      <strong>{children}</strong>
    </p>
  );
}
