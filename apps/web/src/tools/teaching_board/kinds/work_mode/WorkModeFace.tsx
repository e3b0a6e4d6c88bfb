import type { WorkMode } from '@murmel/contracts';
import { WORK_MODES } from '@murmel/contracts';
import { useChange } from '../../../../core/parts/part-screen';
import { Marble } from '../../../../ui/marbles/Marble';
import { ActionMenu } from '../../../../ui/overlays/ActionMenu';
import { useTeachingBoard } from '../../board/teaching-board-context';
import type { CardProps } from '../card-screen';
import face from '../shared/face.module.css';
import { useKindTexts } from '../texts';
import { MODE_APPEARANCES } from './modes';
import classes from './work-mode.module.css';

/** Shows the class's current work mode, as marble and word. A user who may change it presses it and chooses another. */
export function WorkModeFace({ part: card }: CardProps<'work_mode'>) {
  const t = useKindTexts();
  const { editable } = useTeachingBoard();
  const change = useChange(card);
  const { mode } = card.content;
  const actions = WORK_MODES.map((one) => ({
    key: one,
    label: t(`workMode.${one}`),
    icon: MODE_APPEARANCES[one].icon,
    checked: one === mode,
    onSelect: () => void change({ mode: one }),
  }));
  return (
    <div className={face.face} data-mode={mode}>
      {editable ? (
        <ActionMenu
          actions={actions}
          align="start"
          button={(props) => (
            <button type="button" {...props} className={classes.button} aria-label={t('workMode.choose', { mode: t(`workMode.${mode}`) })}>
              <ModeSign mode={mode} />
            </button>
          )}
        />
      ) : (
        <div className={classes.button}>
          <ModeSign mode={mode} />
        </div>
      )}
    </div>
  );
}

function ModeSign({ mode }: { mode: WorkMode }) {
  const t = useKindTexts();
  return (
    <span className={classes.sign}>
      <Marble {...MODE_APPEARANCES[mode]} size="var(--marble)" />
      <span className={classes.word}>{t(`workMode.${mode}`)}</span>
    </span>
  );
}
