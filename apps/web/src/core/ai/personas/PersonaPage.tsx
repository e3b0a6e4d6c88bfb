import { type Persona, personaOf, personaPrompt, TOOLS } from '@murmel/contracts';
import { IconMessageCircle, IconMessagePlus, IconUsersGroup } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
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
import { PersonaFacts } from './PersonaFacts';
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
  const queryClient = useQueryClient();
  const { colour, swirl, icon } = personaAppearance(persona.id);
  const begin = useMutation({
    mutationFn: (_prompt: string | undefined) => api.aiConversations.create({ persona: persona.id }),
    onSuccess: ({ id }, prompt) => navigate(`/ai/chats/${id}`, prompt === undefined ? {} : { state: { prompt } }),
    onError: (error) => toast({ id: 'persona', tone: 'alert', text: errorText(error) }),
  });
  const share = useMutation({
    // A model plays the same figure with the same facts; sharing, projects and limits are those of assistants.
    mutationFn: () =>
      api.assistants.create({
        title: persona.name[language],
        description: t('share.description', { role: persona.role[language], years: persona.years[language] }),
        instructions: personaPrompt(persona, language),
        starters: persona.starters.map((starter) => starter[language]),
        personaCategory: persona.category,
        category: 'for_learners',
        avatar: { icon: 'mask', colour: 0, file: null },
      }),
    onSuccess: ({ id }) => {
      void queryClient.invalidateQueries();
      void navigate(`${TOOLS.assistants.route}/${id}`);
    },
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
          <>
            <Button
              size="lg"
              variant="default"
              loading={share.isPending}
              leftSection={<IconUsersGroup size={20} stroke={1.9} aria-hidden />}
              onClick={() => share.mutate()}
            >
              {t('share.button')}
            </Button>
            <Button
              size="lg"
              loading={begin.isPending}
              leftSection={<IconMessagePlus size={20} stroke={1.9} aria-hidden />}
              onClick={() => begin.mutate(undefined)}
            >
              {t('begin')}
            </Button>
          </>
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
          <PersonaFacts persona={persona} />
          <PersonaQuiz questions={persona.quiz} />
        </div>
      </div>
    </>
  );
}
