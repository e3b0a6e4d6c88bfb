import type { MiniTool } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { MiniToolForm } from './MiniToolForm';
import { type ToolSource, useAskTool } from './use-ask-tool';

interface AskFormProps {
  tool: MiniTool;
  source: ToolSource;
}

/** Form of a mini tool, with which a model is asked. It contains the former values if the address names a request. */
export function AskForm({ tool, source }: AskFormProps) {
  const { t } = useTranslation('ai/mini-tools');
  const [params] = useSearchParams();
  const request = params.get('request');
  const earlier = useQuery({
    ...orpc.miniToolRequests.get.queryOptions({ input: { id: request ?? '' } }),
    enabled: request !== null,
    retry: false,
  });
  const asking = useAskTool(tool, source);
  if (request !== null && earlier.isPending) return <SkeletonGrid shape="lines" count={4} label={t('loading')} />;
  const values = earlier.data?.tool === tool.id ? earlier.data.values : {};
  return <MiniToolForm tool={tool} values={values} asking={asking} />;
}
