import { BLOCK_KINDS, LIMITS } from '@murmel/contracts';
import { KIND_ICONS } from '../block-kinds';
import { useEditor } from '../editor-context';
import { useWorksheet } from '../open/worksheet-context';
import { useTexts } from '../texts';
import classes from './insert.module.css';

/** Every kind of block that can be put in; it comes behind what is selected. */
export function Palette({ onChosen }: { onChosen?: () => void }) {
  const t = useTexts();
  const { actions } = useEditor();
  const { blocks: limit } = LIMITS.worksheet;
  const full = useWorksheet().sheet.blocks.length >= limit;
  return (
    <>
      <div className={classes.kinds}>
        {BLOCK_KINDS.map((kind) => {
          const IconShape = KIND_ICONS[kind];
          return (
            <button
              key={kind}
              type="button"
              className={classes.kind}
              disabled={full}
              onClick={() => {
                onChosen?.();
                actions.add(kind);
              }}
            >
              <IconShape size={22} stroke={1.8} aria-hidden />
              {t(`kinds.${kind}`)}
            </button>
          );
        })}
      </div>
      {full && <p className={classes.full}>{t('full', { limit })}</p>}
    </>
  );
}
