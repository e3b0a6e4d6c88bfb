import type { AnswerResult } from '@murmel/contracts';
import { IconCheck, IconProgressCheck, IconX } from '@tabler/icons-react';
import { useTexts } from './texts';
import classes from './work.module.css';

const ICONS = { right: IconCheck, partly: IconProgressCheck, wrong: IconX };

/** Shows the automatic check of an answer: picture, word and numbers, never colour alone. */
export function Result({ result: { mark, right, of } }: { result: AnswerResult }) {
  const t = useTexts();
  const IconShape = ICONS[mark];
  return (
    <span className={classes.result} data-mark={mark}>
      <IconShape size={18} stroke={2.4} aria-hidden />
      {t(`result.${mark}`, { right, of })}
    </span>
  );
}
