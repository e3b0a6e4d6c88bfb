import { type Persona, personaOf } from '@murmel/contracts';
import { IconBook2, IconMessageCircle, IconMessagePlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useItemTitle } from '../../../platform/page/use-item-title';
import { Button } from '../../../ui/forms/Button';
import { PlainButton } from '../../../ui/forms/PlainButton';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Marble } from '../../../ui/marbles/Marble';
import { ErrorState } from '../../../ui/status/ErrorState';
import { toast } from '../../../ui/status/toast-queue';
import { ButtonLink } from '../../links/ButtonLink';
import { RouterLink } from '../../links/RouterLink';
import PersonaBanner from './banner/PersonaBanner';
import { PersonaHistory } from './PersonaHistory';
import classes from './PersonaPage.module.css';
import { PersonaQuiz } from './PersonaQuiz';
import { personaAppearance } from './persona-appearance';

/** Page of a persona played by a model: documented facts, their sources, and the links into a conversation. */
export default function PersonaPage() {
  const { t, i18n } = useTranslation('ai/personas');
  const { id = '' } = useParams();
  const persona = personaOf(id);
  useItemTitle(persona?.name[i18n.language]);
  if (!persona)
    return (
      <ErrorState title={t('gone.title')} text={t('gone.text')} actions={<ButtonLink href="/ai/personas">{t('gone.toList')}</ButtonLink>} />
    );
  return <OnePersona key={id} persona={persona} />;
}

function OnePersona({ persona }: { persona: Persona }) {
  const { t, i18n } = useTranslation('ai/personas');
  const { language } = i18n;
  const navigate = useNavigate();
  const { colour, swirl, icon } = personaAppearance(persona.id);
  const begin = useMutation({
    mutationFn: (_prompt: string | undefined) => api.aiConversations.create({ persona: persona.id }),
    onSuccess: ({ id }, prompt) => navigate(`/ai/chats/${id}`, prompt === undefined ? {} : { state: { prompt } }),
    onError: (error) => toast({ id: 'persona', tone: 'alert', text: errorText(error) }),
  });
  return (
    <>
      <PageHeader
        title={
          <span className={classes.title}>
            <Marble {...{ colour, swirl, icon }} size={52} />
            {persona.name[language]}
          </span>
        }
        text={`${persona.years[language]}, ${persona.role[language]}`}
        breadcrumbs={<RouterLink href="/ai/personas">{t('title')}</RouterLink>}
        actions={
          <Button
            size="lg"
            loading={begin.isPending}
            leftSection={<IconMessagePlus size={20} stroke={1.9} aria-hidden />}
            onClick={() => begin.mutate(undefined)}
          >
            {t('begin')}
          </Button>
        }
      />
      <PersonaBanner personaId={persona.id} here />
      <div className={classes.page}>
        <div className={classes.talk}>
          <section aria-labelledby="persona-starters">
            <h2 id="persona-starters" className={classes.heading}>
              {t('starters')}
            </h2>
            <ul className={classes.starters}>
              {persona.starters.map((starter) => (
                <li key={starter.de}>
                  <PlainButton className={classes.starter} busy={begin.isPending} onClick={() => begin.mutate(starter[language])}>
                    <IconMessageCircle size={20} stroke={1.9} aria-hidden />
                    {starter[language]}
                  </PlainButton>
                </li>
              ))}
            </ul>
          </section>
          <PersonaHistory id={persona.id} />
        </div>
        <div className={classes.column}>
          <section aria-labelledby="persona-facts">
            <h2 id="persona-facts" className={classes.heading}>
              {t('facts')}
            </h2>
            <ul className={classes.facts}>
              {persona.facts.map((fact) => (
                <li key={fact.de}>{fact[language]}</li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="persona-sources">
            <h2 id="persona-sources" className={classes.heading}>
              {t('sources')}
            </h2>
            <ul className={classes.sources}>
              {persona.sources.map(({ title, by, year }) => (
                <li key={title}>
                  <IconBook2 size={20} stroke={1.9} aria-hidden />
                  <span>
                    <cite>{title}</cite>, {by}, {year}
                  </span>
                </li>
              ))}
            </ul>
          </section>
          <PersonaQuiz questions={persona.quiz} />
        </div>
      </div>
    </>
  );
}
