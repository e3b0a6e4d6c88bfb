import { IconBulb } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { HELP_ARTICLES, type HelpArticle, type HelpArticleKey } from '../articles';
import { HELP_CATEGORIES, type HelpCategoryKey } from '../categories';
import { interfaceWordsIn } from '../drawings/compose-step';
import { StepDrawing } from '../drawings/StepDrawing';
import { stepTexts } from '../step-texts';
import classes from './Steps.module.css';

interface StepsProps {
  article: HelpArticleKey;
  /** narrow ones stand beside a tool: without drawings, numbers as on the page beside it */
  narrow?: boolean;
  /** at the end of a step's head */
  beside?: (index: number, title: string) => ReactNode;
}

/** Categories whose lists hold pupils. */
const WITH_PEOPLE: readonly HelpCategoryKey[] = ['classes', 'pupil_feedback', 'correction_aid'];

/** The id of a step's heading, by which the page leads to it. */
export const stepId = (number: number): string => `step-${number}`;

/** Steps of an article, one after the other, and a hint for the case that something is different. */
export function Steps({ article, narrow = false, beside }: StepsProps) {
  const { id, category, icon, pictures, hint } = HELP_ARTICLES[article] as HelpArticle;
  const { t } = useTranslation(stepTexts(category));
  const Heading = narrow ? 'h4' : 'h2';
  return (
    <div className={classes.all} data-narrow={narrow || undefined}>
      <ol className={classes.steps}>
        {pictures.map((picture, index) => {
          const title = t(`${article}.steps.${index + 1}.title`);
          return (
            <li key={title} className={classes.step}>
              <span className={classes.number} aria-hidden>
                {index + 1}
              </span>
              <div className={classes.words}>
                <div className={classes.head}>
                  <Heading id={narrow ? undefined : stepId(index + 1)} className={classes.title} tabIndex={-1}>
                    {title}
                  </Heading>
                  {beside?.(index, title)}
                </div>
                <p className={classes.text}>
                  <Marked text={t(`${article}.steps.${index + 1}.text`)} />
                </p>
              </div>
              {!narrow && (
                <div className={classes.picture}>
                  <StepDrawing
                    scene={picture}
                    colour={HELP_CATEGORIES[category].colour}
                    icon={icon}
                    step={{
                      article: id,
                      step: index + 1,
                      words: interfaceWordsIn(t(`${article}.steps.${index + 1}.text`)),
                      people: WITH_PEOPLE.includes(category),
                    }}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {hint && (
        <div className={classes.hint}>
          <IconBulb size={24} stroke={1.9} aria-hidden />
          <p className={classes.text}>
            <strong className={classes.hintTitle}>{t(`${article}.hint.title`)}</strong> <Marked text={t(`${article}.hint.text`)} />
          </p>
        </div>
      )}
    </div>
  );
}

/** A sentence of an article, in which the names of buttons stand between pairs of stars. */
function Marked({ text }: { text: string }) {
  // Between the pairs lies every second piece.
  return text.split('**').map((piece, index) => (index % 2 === 1 ? <strong key={`${index} ${piece}`}>{piece}</strong> : piece));
}
