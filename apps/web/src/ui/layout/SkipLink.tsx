import classes from './SkipLink.module.css';

/** The first stop of the keyboard: jumps over the navigation into the element with id `main`. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href="#main"
      className={classes.skip}
      onClick={(event) => {
        // Focus only: a hash in the address would be a new step in the history.
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      {label}
    </a>
  );
}
