import { IconPlus } from '@tabler/icons-react';
import { ActionMenu } from '../../ui/overlays/ActionMenu';
import { useBlocks } from './blocks-context';
import classes from './insert.module.css';

interface InsertMenuProps {
  /** the block behind which it comes; `null`: as the first */
  after: string | null;
  label: string;
  /** its label stands on it */
  wide?: boolean;
}

/** Plus between two blocks that offers every kind allowed there. */
export function InsertMenu({ after, label, wide = false }: InsertMenuProps) {
  const { actions, kinds, full } = useBlocks();
  return (
    <ActionMenu
      align="start"
      actions={() =>
        kinds.map(({ kind, label: name, icon }) => ({
          key: kind,
          label: name,
          icon,
          disabled: full !== undefined,
          onSelect: () => actions.add(kind, after),
        }))
      }
      button={(props) => (
        <button
          type="button"
          {...props}
          className={wide ? classes.pill : classes.plus}
          {...(wide ? {} : { 'aria-label': label, title: label })}
        >
          <IconPlus size={18} stroke={2.4} aria-hidden />
          {wide && label}
        </button>
      )}
    />
  );
}
