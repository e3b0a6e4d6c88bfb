import { IconSearch } from '@tabler/icons-react';
import classes from './SearchButton.module.css';

interface SearchButtonProps {
  label: string;
  /** The keys that do the same: "Strg K". */
  shortcut?: string;
  onClick: () => void;
}

/** Looks like a search field and opens the search; a round button in the rail. */
export function SearchButton({ label, shortcut, onClick }: SearchButtonProps) {
  return (
    <button type="button" className={classes.button} onClick={onClick} title={label}>
      <IconSearch size={20} stroke={1.9} className={classes.icon ?? ''} aria-hidden />
      <span className={classes.label}>{label}</span>
      {shortcut && (
        <kbd className={classes.keys} aria-hidden="true">
          {shortcut}
        </kbd>
      )}
    </button>
  );
}
