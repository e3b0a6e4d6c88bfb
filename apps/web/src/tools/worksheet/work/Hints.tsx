import { hintsOf, type KnownBlock } from '@murmel/documents';
import { IconBulb } from '@tabler/icons-react';
import { TextWithFormulas } from '../../../core/formulas/TextWithFormulas';
import { useTexts } from './texts';
import classes from './work.module.css';

interface HintsProps {
  blocks: readonly KnownBlock[];
  taskId: string;
  opened: (hintId: string) => boolean;
  open: (hintId: string) => void;
  locked: boolean;
}

/** The hints of a task, one after the other as they are wanted; the teacher sees which were. */
export function Hints({ blocks, taskId, opened, open, locked }: HintsProps) {
  const t = useTexts();
  const hints = hintsOf({ blocks }, taskId);
  const next = hints.find(({ id }) => !opened(id));
  return (
    <>
      {hints
        .filter(({ id }) => opened(id))
        .map(({ id, content }) => (
          <p key={id} className={classes.hintText} role="note">
            <IconBulb size={22} stroke={1.9} aria-hidden />
            <span>
              <TextWithFormulas text={content.text} />
            </span>
          </p>
        ))}
      {next && !locked && (
        <button type="button" className={classes.hintButton} onClick={() => open(next.id)}>
          <IconBulb size={20} stroke={1.9} aria-hidden />
          {t('hint')}
        </button>
      )}
    </>
  );
}
