import type { OwnAnswerResult, WorksheetAnswer } from '@murmel/contracts';
import type { TaskBlock } from '@murmel/documents';
import { IconCheck, IconProgressCheck, IconX } from '@tabler/icons-react';
import { TextWithFormulas } from '../../../core/formulas/TextWithFormulas';
import { useTexts } from './texts';
import classes from './work.module.css';

const ICONS = { right: IconCheck, partly: IconProgressCheck, wrong: IconX };

interface ResultProps {
  result: OwnAnswerResult;
  /** given where the author of the answer is told which parts are right */
  task?: TaskBlock;
  answer?: WorksheetAnswer | undefined;
}

/** Shows the automatic check of an answer: picture, word and numbers, never colour alone. Where only parts are right, with which. */
export function Result({ result: { mark, right, of, each = [] }, task, answer }: ResultProps) {
  const t = useTexts();
  const IconShape = ICONS[mark];
  const parts = (task ? partsOf(task, answer) : []).flatMap((text, index) => {
    const isRight = each[index] ?? null;
    return isRight === null ? [] : [{ text, isRight }];
  });
  return (
    <>
      <span className={classes.result} data-mark={mark}>
        <IconShape size={18} stroke={2.4} aria-hidden />
        {t(`result.${mark}`, { right, of })}
      </span>
      {parts.length > 0 && (
        <ul className={classes.each} aria-label={t('result.each')}>
          {parts.map(({ text, isRight }, index) => {
            const PartIcon = isRight ? ICONS.right : ICONS.wrong;
            return (
              <li key={index} data-right={isRight || undefined}>
                <PartIcon size={18} stroke={2.4} aria-hidden />
                <span>
                  <TextWithFormulas text={text} />
                  <span className="visually-hidden">: {t(isRight ? 'result.this' : 'result.notThis')}</span>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

/** Parts of the answer, as the result counts them. */
function partsOf({ content }: TaskBlock, answer: WorksheetAnswer | undefined): string[] {
  if ('options' in content) return (answer?.optionIds ?? []).map((id) => content.options.find((option) => option.id === id)?.text ?? '');
  return answer?.gaps ?? [];
}
