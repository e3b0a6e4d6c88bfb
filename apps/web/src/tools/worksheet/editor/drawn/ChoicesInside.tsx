import type { BlockOf } from '@murmel/documents';
import { IconCheck } from '@tabler/icons-react';
import { TextWithFormulas } from '../../../../core/formulas/TextWithFormulas';
import { useTexts } from '../texts';
import classes from './drawn.module.css';

interface ChoicesInsideProps {
  block: BlockOf<'SingleChoice'> | BlockOf<'MultipleChoice'>;
  solutions: boolean;
}

/** Shows the options; a correct one has a tick and a label. */
export function ChoicesInside({ block: { kind, content }, solutions }: ChoicesInsideProps) {
  const t = useTexts();
  return (
    <ul className={classes.choices}>
      {content.options.map(({ id, text }, index) => {
        const correct = solutions && content.correct.includes(id);
        return (
          <li key={id} className={classes.choice}>
            <span className={classes.box} data-round={kind === 'SingleChoice' || undefined} data-on={correct || undefined} aria-hidden>
              {correct && <IconCheck size={18} stroke={3} />}
            </span>
            {text === '' ? (
              <span className={classes.missing}>{t('options.number', { number: index + 1 })}</span>
            ) : (
              <TextWithFormulas text={text} />
            )}
            {correct && <span className={classes.correct}>{t('options.right')}</span>}
          </li>
        );
      })}
    </ul>
  );
}
