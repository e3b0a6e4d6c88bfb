import type { McpCheck, McpServerEntry } from '@murmel/contracts';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { Badge } from '../../../ui/status/Badge';
import { toast } from '../../../ui/status/toast-queue';
import classes from './providers.module.css';

/** The servers with tools that the operator connected, and whether they answer; nothing where there are none. */
export function McpServers() {
  const { t, i18n } = useTranslation('ai/providers');
  const { data } = useQuery(orpc.ai.mcpServers.queryOptions());
  const check = useMutation({
    mutationFn: () => api.ai.checkMcp({}),
    onError: (error) => toast({ id: 'ai-check', tone: 'alert', text: errorText(error) }),
  });
  if (!data || data.servers.length === 0) return null;
  return (
    <section className={classes.services} aria-labelledby="mcp-servers">
      <div className={classes.head}>
        <div>
          <h2 id="mcp-servers" className={classes.name}>
            {t('mcp.title')}
          </h2>
          <p className={classes.where}>{t('mcp.text')}</p>
        </div>
        <Button variant="default" loading={check.isPending} onClick={() => check.mutate()}>
          {t('mcp.check')}
        </Button>
      </div>
      <ul className={classes.models} aria-live="polite">
        {data.servers.map((server) => (
          <li key={server.id} className={classes.model}>
            <span>
              <strong>{server.name[i18n.language]}</strong>
              <span className={classes.where}> · {server.location.place}</span>
            </span>
            <State server={server} found={check.data?.find(({ server: id }) => id === server.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows the last known state, or the result of a check just made. */
function State({ server, found }: { server: McpServerEntry; found: McpCheck | undefined }) {
  const { t, i18n } = useTranslation('ai/providers');
  const reachable = found?.reachable ?? server.reachable;
  return (
    <span className={classes.found}>
      <Badge tone={reachable ? 'good' : 'notice'} icon={reachable ? IconCircleCheck : IconAlertTriangle}>
        {t(reachable ? 'answers' : 'fails')}
      </Badge>
      {found && (
        <span className={classes.where}>
          {found.host} ·{' '}
          {found.reachable
            ? t('mcp.tools', {
                count: found.tools,
                seconds: new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(found.ms / 1000),
              })
            : t('mcp.failed')}
        </span>
      )}
    </span>
  );
}
