import { BLOCK_KINDS } from '@murmel/contracts';
import { IconPlus } from '@tabler/icons-react';
import { ActionMenu } from '../../../../ui/overlays/ActionMenu';
import { KIND_ICONS } from '../block-kinds';
import { useEditor } from '../editor-context';
import { useTexts } from '../texts';
import classes from './insert.module.css';

interface InsertMenuProps {
  /** the block behind which it comes; `null`: as the first */
  after: string | null;
  label: string;
  /** there is no room for one more */
  full: boolean;
}

/** A plus between two blocks, with every kind that can stand there. */
export function InsertMenu({ after, label, full }: InsertMenuProps) {
  const t = useTexts();
  const { actions } = useEditor();
  return (
    <ActionMenu
      align="start"
      actions={() =>
        BLOCK_KINDS.map((kind) => ({
          key: kind,
          label: t(`kinds.${kind}`),
          icon: KIND_ICONS[kind],
          disabled: full,
          onSelect: () => actions.add(kind, after),
        }))
      }
      button={(props) => (
        <button type="button" {...props} className={classes.plus} aria-label={label} title={label}>
          <IconPlus size={18} stroke={2.4} aria-hidden />
        </button>
      )}
    />
  );
}
