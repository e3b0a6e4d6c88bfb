import { type AssistantItem, contentLanguage } from '@murmel/contracts';
import { useId } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { AssistantFace } from '../avatar/AssistantFace';
import classes from './talk.module.css';

/** Before the first question: who is there, and what for. */
export function Welcome({ item: { title, description, language, assistant } }: { item: AssistantItem }) {
  const id = useId();
  const { t } = useTranslation('tools/assistants/talk');
  return (
    <section className={classes.welcome} aria-labelledby={id} tabIndex={0}>
      <AssistantFace avatar={assistant.avatar} size={88} />
      <h2 id={id}>{t('welcome', { title })}</h2>
      {description !== '' && <p lang={contentLanguage({ language })}>{description}</p>}
      {assistant.personaCategory !== null && <p className={classes.figure}>{t('figure')}</p>}
    </section>
  );
}
