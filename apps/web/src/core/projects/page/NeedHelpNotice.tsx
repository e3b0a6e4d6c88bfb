import type { Project, ProjectWatch } from '@murmel/contracts';
import { IconHeartHandshake } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useThrottledEffect } from '../../../platform/use-throttled-effect';
import { Notice } from '../../../ui/status/Notice';
import { ButtonLink } from '../../links/ButtonLink';
import { useProjectPaths } from '../paths';

/** Tells a teacher on the project's page that a pupil may need help; who it is stands on the page about models. */
export function NeedHelpNotice({ project: { id, classId }, watch }: { project: Project; watch: ProjectWatch | null }) {
  const { t } = useTranslation('projects');
  const queryClient = useQueryClient();
  const paths = useProjectPaths(classId, id);
  const { data } = useQuery(orpc.projectAi.get.queryOptions({ input: { id } }));
  useThrottledEffect(watch, () => void queryClient.invalidateQueries({ queryKey: orpc.projectAi.key() }));
  if (!data?.pupils.some(({ helpSince }) => helpSince !== null)) return null;
  return (
    <Notice
      tone="alert"
      icon={IconHeartHandshake}
      title={t('needHelp.title')}
      announce
      actions={<ButtonLink href={paths.ai}>{t('needHelp.look')}</ButtonLink>}
    >
      {t('needHelp.text')}
    </Notice>
  );
}
