import { ASSISTANT_LIMITS, type McpServerEntry } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { SwitchRow } from '../../../ui/forms/SwitchRow';
import classes from './editor.module.css';
import type { AssistantDraft } from './use-assistant-draft';

const MINUTE = 60_000;

/** Tools of servers that the operator connected; nothing where there are none. */
export function McpCard({ draft }: { draft: AssistantDraft }) {
  const { t } = useTranslation('tools/assistants');
  const { data } = useQuery({ ...orpc.ai.mcpServers.queryOptions(), staleTime: MINUTE });
  if (!data || data.servers.length === 0) return null;
  return (
    <section className={classes.card} aria-labelledby="assistant-mcp">
      <div className={classes.heading}>
        <h2 id="assistant-mcp">{t('mcp.title')}</h2>
        <span className={classes.count}>{t('tools.on', { count: draft.mcpTools.length })}</span>
      </div>
      <p className={classes.hint}>{t('mcp.text')}</p>
      {draft.mcpTools.length >= ASSISTANT_LIMITS.mcpTools && (
        <p className={classes.hint}>{t('mcp.most', { most: ASSISTANT_LIMITS.mcpTools })}</p>
      )}
      {data.servers.map((server) => (
        <ServerTools key={server.id} server={server} draft={draft} />
      ))}
    </section>
  );
}

function ServerTools({
  server: { id, name, location, learners, reachable, tools },
  draft,
}: {
  server: McpServerEntry;
  draft: AssistantDraft;
}) {
  const { t, i18n } = useTranslation('tools/assistants');
  const { mcpTools, change } = draft;
  const isFull = mcpTools.length >= ASSISTANT_LIMITS.mcpTools;
  const about = ({ readOnly, description }: McpServerEntry['tools'][number]) =>
    [readOnly ? t('mcp.reads') : t('mcp.asks'), ...(readOnly && learners ? [t('mcp.learners')] : []), description]
      .filter(Boolean)
      .join(' · ');
  return (
    <div role="group" aria-labelledby={`mcp-${id}`} className={classes.switches}>
      <h3 id={`mcp-${id}`} className={classes.service}>
        {name[i18n.language]} <span className={classes.count}>{location.place}</span>
      </h3>
      {!reachable && <p className={classes.hint}>{t('mcp.away')}</p>}
      {tools.map((tool) => {
        const checked = mcpTools.includes(tool.id);
        return (
          <SwitchRow
            key={tool.id}
            label={tool.title}
            description={about(tool)}
            checked={checked}
            disabled={isFull && !checked}
            onChange={(on) => change({ mcpTools: on ? [...mcpTools, tool.id] : mcpTools.filter((one) => one !== tool.id) })}
          />
        );
      })}
    </div>
  );
}
