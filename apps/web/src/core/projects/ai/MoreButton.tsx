import { AI_LIMITS, type AiPupil } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { mayGetMore } from './usage';
import type { ProjectAiActions } from './use-project-ai';

const { more, pupil: perDay, extraMax } = AI_LIMITS.perDay;

/** Grants one pupil more questions for today, or shows that no more can be granted. */
export function MoreButton({ pupil, acts }: { pupil: AiPupil; acts: ProjectAiActions }) {
  const { t } = useTranslation('projects/ai');
  if (!mayGetMore(pupil)) return <span>{t('noMore', { limit: perDay + extraMax })}</span>;
  return (
    <Button
      variant="light"
      aria-label={t('moreFor', { more, name: pupil.name })}
      loading={acts.busy === 'more' && acts.about === pupil.id}
      onClick={() => void acts.giveMore(pupil)}
    >
      {t('more', { more })}
    </Button>
  );
}
