import 'virtual:murmel-contract/assistants';
import { type AssistantItem, contentLanguage } from '@murmel/contracts';
import { LookPage } from '../../core/gallery/look/LookPage';
import type { OpenLookProps } from '../../core/gallery/look/open-look-props';
import { api } from '../../platform/api/client';
import { useTranslation } from '../../platform/i18n/use-translation';
import { AssistantFace } from './avatar/AssistantFace';
import classes from './look/look.module.css';

/** Introduction of an assistant: its purpose, and how a talk with it may begin. Nothing is asked of a model. */
export default function OpenLook({ item }: OpenLookProps) {
  return (
    <LookPage item={item} load={(id) => api.assistants.get({ id })}>
      {(shown) => <Introduction {...shown} />}
    </LookPage>
  );
}

function Introduction({ description, language, assistant }: AssistantItem) {
  const { t } = useTranslation('tools/assistants/look');
  const lang = contentLanguage({ language });
  return (
    <>
      <div className={classes.head}>
        <AssistantFace avatar={assistant.avatar} size={72} />
        <div>
          <p className={classes.kind}>{t('kind')}</p>
          {description !== '' && (
            <p className={classes.text} lang={lang}>
              {description}
            </p>
          )}
        </div>
      </div>
      {assistant.personaCategory !== null && <p className={classes.hint}>{t('figure')}</p>}
      {assistant.starters.length > 0 && (
        <section aria-labelledby="starters">
          <h2 id="starters" className={classes.heading}>
            {t('starters')}
          </h2>
          <ul className={classes.starters}>
            {assistant.starters.map((starter, index) => (
              <li key={index} lang={lang}>
                {starter}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={classes.hint}>{t('talk')}</p>
    </>
  );
}
