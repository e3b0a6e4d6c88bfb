import { LTI_GRADE_PROBLEMS, LTI_GRADE_STATES } from '@murmel/contracts';
import { IconSend } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { orpc } from '../../../../platform/api/queries';
import { errorText } from '../../../../platform/errors/error-text';
import { Button } from '../../../../ui/forms/Button';
import { Notice } from '../../../../ui/status/Notice';
import { toast } from '../../../../ui/status/toast-queue';
import { useTexts } from '../texts';
import classes from './grades.module.css';
import type { Grades } from './use-grades';

/** Says how many grades arrived at the learning platform, why others did not, and sends them again. */
export function GradesBar({ id, grades: { all, reload } }: { id: string; grades: Grades }) {
  const t = useTexts();
  const send = useMutation(
    orpc.lti.sendGrades.mutationOptions({
      onSuccess: ({ waiting }) => toast({ id: 'grades', tone: 'success', text: t('grades.sending', { count: waiting }) }),
      onError: (error) => toast({ id: 'grades', tone: 'alert', text: errorText(error) }),
      onSettled: reload,
    }),
  );
  const again = (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconSend size={18} stroke={1.9} aria-hidden />}
      disabled={all.length === 0}
      loading={send.isPending}
      onClick={() => send.mutate({ id })}
    >
      {t('grades.again')}
    </Button>
  );
  const failed = all.filter(({ state }) => state === 'failed');
  if (failed.length > 0) {
    const problems = LTI_GRADE_PROBLEMS.filter((problem) => failed.some((grade) => grade.problem === problem));
    return (
      <div className={classes.problem}>
        <Notice tone="alert" title={t('grades.failedTitle', { count: failed.length })} actions={again} announce>
          {problems.map((problem) => t(`grades.problem.${problem}`)).join(' ')}
        </Notice>
      </div>
    );
  }
  const counts = LTI_GRADE_STATES.map((state) => ({ state, count: all.filter((grade) => grade.state === state).length })).filter(
    ({ count }) => count > 0,
  );
  return (
    <div className={classes.bar}>
      <span role="status">
        {all.length === 0 ? t('grades.none') : counts.map(({ state, count }) => t(`grades.count.${state}`, { count })).join(', ')}
      </span>
      {again}
    </div>
  );
}
