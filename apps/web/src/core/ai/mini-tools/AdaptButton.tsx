import { type MiniTool, ownFrom } from '@murmel/contracts';
import { IconPencil } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../../platform/api/client';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { toast } from '../../../ui/status/toast-queue';
import { marbleColours } from '../../../ui/theme/scales';
import { markNewlyCreated } from '../../items/newly-created';
import { CATEGORY_APPEARANCES } from './mini-tool-appearance';
import { miniToolPath } from './paths';

/** Makes one of the product's one's own, to be written on. */
export function AdaptButton({ tool }: { tool: MiniTool }) {
  const { t, i18n } = useTranslation('ai/mini-tools');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const adapt = useMutation({
    mutationFn: () => {
      const { language } = i18n;
      const own = ownFrom(tool, language, marbleColours.indexOf(CATEGORY_APPEARANCES[tool.category].colour));
      return api.miniTools.create({ title: tool.name[language], description: tool.text[language], ...own });
    },
    onSuccess: ({ id }) => {
      void queryClient.invalidateQueries();
      markNewlyCreated(id);
      void navigate(miniToolPath(id));
    },
    onError: async (error) => {
      const { creationErrorText } = await import('../../items/creation-error-text').catch(() => ({
        creationErrorText: () => t('adaptFailed'),
      }));
      const text = await creationErrorText(error);
      if (text) toast({ id: 'create-item', tone: 'alert', text });
    },
  });
  return (
    <Button
      variant="default"
      loading={adapt.isPending}
      leftSection={<IconPencil size={20} stroke={1.9} aria-hidden />}
      onClick={() => adapt.mutate()}
    >
      {t('adapt')}
    </Button>
  );
}
