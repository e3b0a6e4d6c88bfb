import { ONBOARDING_PATHS, type OnboardingAnswers } from '@murmel/contracts';
import { IconPencil } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client';
import { orpc } from '../../platform/api/queries';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { session } from '../../platform/session/store';
import { Button } from '../../ui/forms/Button';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { toast } from '../../ui/status/toast-queue';
import { audienceText } from '../items/audience';
import { ButtonLink } from '../links/ButtonLink';
import { LoadState } from '../page/LoadState';
import classes from './ProfilePage.module.css';

const NOTHING = { subjectTypes: [], gradeLevels: [], schoolTypes: [], goal: null };

/** The answers of the first steps, with the ways to change and to delete them. */
export function TeachingSection() {
  const { t: shell } = useTranslation('shell');
  const query = useQuery(orpc.onboarding.get.queryOptions());
  return (
    <LoadState query={query} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={2} />}>
      {(answers) => <Answers answers={answers} />}
    </LoadState>
  );
}

function Answers({ answers }: { answers: OnboardingAnswers }) {
  const { t } = useTranslation('profile');
  const { t: items } = useTranslation('items/settings');
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => api.onboarding.save(NOTHING),
    onSuccess: (user) => {
      session.setUser(user);
      void queryClient.invalidateQueries({ queryKey: orpc.onboarding.get.key() });
    },
    onError: (error) => toast({ id: 'teaching', tone: 'alert', text: errorText(error) }),
  });
  const said = [
    ...audienceText(items, { ...answers, international: false }),
    ...answers.schoolTypes.map((type) => items(`schoolTypes.${type}`)),
  ];
  return (
    <>
      <p className={classes.goes}>{said.join(', ') || t('teachingNothing')}</p>
      <div className={classes.row}>
        <ButtonLink
          fullLoad
          size="md"
          variant="default"
          href={`${ONBOARDING_PATHS.first}?redirect_to=${encodeURIComponent('/profile')}`}
          leftSection={<IconPencil size={20} stroke={1.9} aria-hidden />}
        >
          {t('teachingChange')}
        </ButtonLink>
        {(said.length > 0 || answers.goal !== null) && (
          <Button variant="subtle" loading={remove.isPending} onClick={() => remove.mutate()}>
            {t('teachingDelete')}
          </Button>
        )}
      </div>
    </>
  );
}
