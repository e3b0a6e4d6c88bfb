import { Button } from '../../../ui/forms/Button';
import { Notice } from '../../../ui/status/Notice';
import { useTexts } from '../texts';
import classes from './questions.module.css';
import type { LostQuestion } from './survey-draft';

interface LostQuestionsProps {
  lost: readonly LostQuestion[];
  onKeep: (lost: LostQuestion) => void;
  onForget: (id: string) => void;
}

/** Shows text typed in questions that others deleted: it can become a new question. */
export function LostQuestions({ lost, onKeep, onForget }: LostQuestionsProps) {
  const t = useTexts();
  if (lost.length === 0) return null;
  return (
    <div className={classes.lost}>
      {lost.map((one) => {
        const { id, title, description, options } = one.question;
        const answers = options.filter(({ text }) => text.trim() !== '');
        return (
          <Notice
            key={id}
            tone="alert"
            announce
            title={t('lost.title')}
            actions={
              <>
                <Button size="sm" variant="default" onClick={() => onKeep(one)}>
                  {t('lost.keep')}
                </Button>
                <Button size="sm" variant="subtle" onClick={() => onForget(id)}>
                  {t('lost.forget')}
                </Button>
              </>
            }
          >
            {[title, description]
              .filter((text) => text.trim() !== '')
              .map((text) => (
                <p key={text} className={classes.theirs}>
                  {t('conflict.quoted', { text })}
                </p>
              ))}
            {answers.length > 0 && (
              <ul>
                {answers.map((option) => (
                  <li key={option.id}>{option.text}</li>
                ))}
              </ul>
            )}
          </Notice>
        );
      })}
    </div>
  );
}
