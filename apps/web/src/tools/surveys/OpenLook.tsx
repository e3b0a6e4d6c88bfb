import 'virtual:murmel-contract/surveys';
import { askedQuestions, contentLanguage } from '@murmel/contracts';
import { LookPage } from '../../core/gallery/look/LookPage';
import type { OpenLookProps } from '../../core/gallery/look/open-look-props';
import { StillFields } from '../../core/gallery/look/StillFields';
import { api } from '../../platform/api/client';
import { useTranslation } from '../../platform/i18n/use-translation';
import { QuestionScreen } from './form/QuestionScreen';
import classes from './look/look.module.css';

const nothing = (): void => undefined;

/** All questions as participants see them, one below the other, also before the survey opens and after it closed. */
export default function OpenLook({ item }: OpenLookProps) {
  const { t } = useTranslation('tools/surveys/look');
  return (
    <LookPage item={item} load={async (id) => askedQuestions((await api.surveys.get({ id })).survey.questions)} described still>
      {(questions) =>
        questions.length === 0 ? (
          <p>{t('empty')}</p>
        ) : (
          questions.map((question, index) => (
            <div key={question.id} className={classes.question}>
              <StillFields>
                <QuestionScreen
                  question={question}
                  lang={contentLanguage(item)}
                  index={index}
                  count={questions.length}
                  still
                  answer={undefined}
                  onAnswer={nothing}
                  locked={false}
                  error={undefined}
                  file={undefined}
                  upload={undefined}
                  onFile={nothing}
                  onRecorded={nothing}
                  onGiveUp={nothing}
                  onRemoveFile={nothing}
                />
              </StillFields>
            </div>
          ))
        )
      }
    </LookPage>
  );
}
