import { IconPlugX, IconRotateClockwise } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import type { FailureProps } from '../../../core/ai/chat/talk/speaker';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { Notice } from '../../../ui/status/Notice';

const HelpCard = lazy(() => import('../../../core/help-card/HelpCard'));

/** Explains why an answer of an assistant broke off: only causes that the user can change. */
export function LearnerFailure({ run, last, waits, acts }: FailureProps) {
  const { t } = useTranslation('tools/assistants/talk');
  // Where to find help stays below what it was about.
  if (run.failure === 'selfHarm') {
    return (
      <Suspense fallback={null}>
        <HelpCard>{t('helpTeacher')}</HelpCard>
      </Suspense>
    );
  }
  if (!last) return null;
  const kind = run.failure === 'filtered' || run.failure === 'contextWindow' ? run.failure : 'other';
  return (
    <Notice
      icon={IconPlugX}
      title={t(`failure.${kind}.title`)}
      announce
      actions={
        kind === 'other' && (
          <Button
            variant="default"
            disabled={waits}
            leftSection={<IconRotateClockwise size={20} stroke={1.9} aria-hidden />}
            onClick={() => void acts.retry(run.id)}
          >
            {t('failure.again')}
          </Button>
        )
      }
    >
      {t(`failure.${kind}.text`)}
    </Notice>
  );
}
