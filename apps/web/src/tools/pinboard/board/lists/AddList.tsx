import { BOARD_COLOURS, isBlank, LIMITS, trimBlank } from '@murmel/contracts';
import { isOwn, listsOf } from '@murmel/documents';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { refusalText } from '../../../../core/boards/refusal-text';
import { Button } from '../../../../ui/forms/Button';
import { capacityForLists } from '../board-capacity';
import { usePinboard } from '../pinboard-context';
import { useBoardTexts } from '../texts';
import classes from './list.module.css';

/** True if this user may create lists: the teacher, and guests if permitted. */
export function useMayAddList(): boolean {
  const { actor, board } = usePinboard();
  return (
    actor.trusted ||
    (board.settings.guestLists && actor.base === 'write' && !board.settings.frozen && board.stoppedUntil(actor.person ?? '') === undefined)
  );
}

interface AddListProps {
  /** on a board without lists */
  first?: boolean;
  /** the form stands open: the list before was made a moment ago where there was none */
  goOn?: boolean;
  onMade?: () => void;
}

/** The last column: a new list, with a colour that the others do not have. */
export function AddList({ first = false, goOn = false, onMade }: AddListProps) {
  const t = useBoardTexts();
  const { board, run, actor } = usePinboard();
  const [open, setOpen] = useState(goOn);
  const [name, setName] = useState('');
  const lists = listsOf(board);
  const { left, full } = capacityForLists(lists.length);
  const hint = full ? refusalText(full) : left !== undefined ? t('list.listsLeft', { count: left }) : undefined;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const trimmed = trimBlank(name);
    if (trimmed === '') return;
    // The newest at the end: who prepares a board types one name after the other.
    setName('');
    onMade?.();
    const done = await run('addList', { name: trimmed, colour: nextColour(lists.map(({ colour }) => colour)) });
    if (!done.ok) setName(trimmed);
    if (done.ok && !actor.trusted && lists.some((list) => isOwn(list, actor))) setOpen(false);
  };
  if (!open || full) {
    return (
      <div className={classes.newList} data-first={first || undefined}>
        <button
          type="button"
          className={classes.addList}
          disabled={full !== undefined}
          aria-describedby={hint ? 'room-lists' : undefined}
          onClick={() => setOpen(true)}
        >
          <IconPlus size={20} stroke={2} aria-hidden />
          {t('list.add')}
        </button>
        {hint && (
          <p id="room-lists" className={classes.hint}>
            {hint}
          </p>
        )}
      </div>
    );
  }
  return (
    <form className={classes.newList} data-first={first || undefined} data-open="" onSubmit={(event) => void save(event)}>
      <input
        className={classes.nameField}
        aria-label={t('list.name')}
        placeholder={t('list.name')}
        maxLength={LIMITS.pinboard.listNameMax}
        value={name}
        autoFocus
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false);
        }}
      />
      <span className={classes.buttons}>
        <Button type="submit" size="sm" variant="light" disabled={isBlank(name)}>
          {t('list.create')}
        </Button>
        <Button size="sm" variant="subtle" onClick={() => setOpen(false)}>
          {t('cancel')}
        </Button>
      </span>
    </form>
  );
}

function nextColour(used: readonly string[]): (typeof BOARD_COLOURS)[number] {
  const order = ['koralle', 'wiese', 'sonne', 'himmel', 'pflaume', 'tafel', 'beere'] as const;
  return order.find((colour) => !used.includes(colour)) ?? order[used.length % order.length]!;
}
