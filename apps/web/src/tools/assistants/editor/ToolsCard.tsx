import { AI_TOOLS, type AiTool } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { SwitchRow } from '../../../ui/forms/SwitchRow';
import classes from './editor.module.css';
import type { AssistantDraft } from './use-assistant-draft';

/** AI tools that work on every installation, independent of its models. */
const ALWAYS: readonly AiTool[] = ['search_knowledge_base'];

/** Edits its abilities besides talking: of all AI tools those that this installation has. */
export function ToolsCard({ draft: { tools, change } }: { draft: AssistantDraft }) {
  const { t } = useTranslation('tools/assistants');
  const { data } = useQuery({ ...orpc.ai.availableTools.queryOptions(), staleTime: Infinity });
  const offered = AI_TOOLS.filter((tool) => ALWAYS.includes(tool) || data?.tools.includes(tool));
  const on = offered.filter((tool) => tools.includes(tool)).length;
  return (
    <section className={classes.card} aria-labelledby="assistant-tools">
      <div className={classes.heading}>
        <h2 id="assistant-tools">{t('tools.title')}</h2>
        <span className={classes.count}>{t('tools.on', { count: on })}</span>
      </div>
      <div className={classes.switches}>
        {offered.map((tool) => (
          <SwitchRow
            key={tool}
            label={t(`tools.${tool}.name`)}
            description={t(`tools.${tool}.text`)}
            checked={tools.includes(tool)}
            onChange={(checked) => change({ tools: checked ? [...tools, tool] : tools.filter((one) => one !== tool) })}
          />
        ))}
      </div>
    </section>
  );
}
