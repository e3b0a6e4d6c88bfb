import { LIMITS, type Project, TOOLS, type ToolKey } from '@murmel/contracts';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { errorLimit, isErrorCode } from '../../../platform/errors/api-error';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { rememberProject } from '../../../platform/session/project';
import { Marble } from '../../../ui/marbles/Marble';
import { toast } from '../../../ui/status/toast-queue';
import { markNewlyCreated } from '../../items/newly-created';
import { inProject } from '../../links/pupil-paths';
import { useToolContributions } from '../../tools/contribution';
import rows from '../shell/Rows.module.css';

/** One row for each released tool: makes something of one's own and opens it. */
export function NewOwnItem({ project, offered }: { project: Project; offered: readonly ToolKey[] }) {
  const { t } = useTranslation('pupils');
  const { t: tools } = useTranslation('tools');
  const contributions = useToolContributions();
  const { create, creating } = useCreateOwn(project.id);
  const runs = project.state === 'active';
  return (
    <ul className={rows.list} aria-label={t('own.newLabel')}>
      {offered.map((tool) => {
        const { colour, swirl, icon } = contributions[tool];
        return (
          <li key={tool} className={rows.row} data-calm={!runs || undefined}>
            <Marble colour={colour} swirl={swirl} icon={icon} size={46} />
            <span className={rows.words}>
              <button type="button" className={rows.link} disabled={!runs || creating !== undefined} onClick={() => create(tool)}>
                {t('own.new', { tool: tools(`catalogue.${tool}.name`) })}
              </button>
              <span className={rows.detail}>
                {creating === tool ? t('own.creating') : runs ? tools(`catalogue.${tool}.summary`) : t('own.notNow')}
              </span>
            </span>
            <IconPlus size={24} stroke={2.2} className={rows.end ?? ''} aria-hidden />
          </li>
        );
      })}
    </ul>
  );
}

function useCreateOwn(projectId: string): { create: (tool: ToolKey) => void; creating: ToolKey | undefined } {
  const { t } = useTranslation('pupils');
  const { t: tools } = useTranslation('tools');
  const contributions = useToolContributions();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: (tool: ToolKey) => {
      rememberProject(projectId);
      return contributions[tool].calls.create({ title: tools(`catalogue.${tool}.untitled`) });
    },
    onSuccess: (item, tool) => {
      void queryClient.invalidateQueries();
      markNewlyCreated(item.id);
      void navigate(inProject(`${TOOLS[tool].route}/${item.id}`, projectId));
    },
    onError: (error) => {
      const full = isErrorCode(error, 'LIMIT_REACHED');
      toast({
        id: 'create-item',
        tone: 'alert',
        text: full ? t('own.full', { count: errorLimit(error) ?? LIMITS.project.ownItems }) : errorText(error),
      });
      void queryClient.invalidateQueries();
    },
  });
  return { create: mutation.mutate, creating: mutation.isPending ? mutation.variables : undefined };
}
