import type { MiniToolRequest } from '@murmel/contracts';
import { fixedOptions, type InterfaceLanguage, isTrialModel, miniToolOf } from '@murmel/contracts';
import { IconForms, IconMessage, IconTestPipe, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../platform/api/client';
import { orpc } from '../../../../platform/api/queries';
import { errorText } from '../../../../platform/errors/error-text';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { Button } from '../../../../ui/forms/Button';
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog';
import { IconButton } from '../../../../ui/overlays/IconButton';
import { toast } from '../../../../ui/status/toast-queue';
import { relativeTime, timeText } from '../../../dates/dates';
import { useNow } from '../../../dates/use-now';
import { RouterLink } from '../../../links/RouterLink';
import { plainText } from '../../markdown/plain-text';
import { MiniToolMarble } from '../MiniToolMarble';
import { againPath } from '../paths';
import classes from './history.module.css';

/** Values filled in once, the beginning of the answer, and links to both. */
export function RequestRow({ request }: { request: MiniToolRequest }) {
  const { t, i18n } = useTranslation('ai/mini-tools');
  const { t: items } = useTranslation('items');
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState(false);
  const ago = relativeTime(request.createdAt, useNow(), i18n.language);
  const removal = useMutation({
    mutationFn: () => api.miniToolRequests.remove({ id: request.id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: orpc.miniToolRequests.key() }),
    onError: (error) => toast({ id: 'mini-tool-request', tone: 'alert', text: errorText(error) }),
    onSettled: () => setAsked(false),
  });
  const { name, answer, conversationId } = request;
  const filled = filledIn(request, i18n.language).join(' · ');
  const said =
    conversationId === null
      ? t('history.chatGone')
      : plainText(answer?.text ?? '').trim() || t(`history.states.${answer?.state ?? 'queued'}`);
  return (
    <li className={classes.row}>
      <MiniToolMarble tool={request} size={44} />
      <div className={classes.words}>
        <h2 className={classes.name}>{name}</h2>
        <p className={classes.filled}>{filled || t('history.empty')}</p>
        {answer && isTrialModel(answer.model) && (
          <p className={classes.filled}>
            <IconTestPipe size={16} stroke={1.9} aria-hidden /> {t('history.trial')}
          </p>
        )}
        <p className={classes.said}>{said}</p>
        <time dateTime={request.createdAt} title={timeText(new Date(request.createdAt), i18n.language)} className={classes.when}>
          {items(`when.${ago.key}`, { ...ago.values })}
        </time>
      </div>
      <div className={classes.buttons}>
        <Button
          component={RouterLink}
          href={againPath(request)}
          variant="default"
          leftSection={<IconForms size={20} stroke={1.9} aria-hidden />}
        >
          {t('history.again')}
        </Button>
        {conversationId !== null && (
          <Button
            component={RouterLink}
            href={`/ai/chats/${conversationId}`}
            variant="default"
            leftSection={<IconMessage size={20} stroke={1.9} aria-hidden />}
          >
            {t('history.chat')}
          </Button>
        )}
        <IconButton icon={IconTrash} label={t('history.remove', { name })} tipAlign="end" onClick={() => setAsked(true)} />
      </div>
      <ConfirmDialog
        opened={asked}
        title={t('history.removal.title')}
        confirmLabel={t('history.removal.confirm')}
        cancelLabel={t('history.removal.cancel')}
        busy={removal.isPending}
        onConfirm={() => removal.mutate()}
        onCancel={() => setAsked(false)}
      >
        {t('history.removal.text')}
      </ConfirmDialog>
    </li>
  );
}

/** Returns the filled-in values, in the order of the form; chosen options by their label, as far as the form still has it. */
function filledIn({ tool, values }: MiniToolRequest, language: InterfaceLanguage): string[] {
  const fields = miniToolOf(tool)?.fields ?? [];
  return Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([id, value]) => {
      const field = fields.find((one) => one.id === id);
      return (field && fixedOptions(field, language).find((option) => option.value === value)?.label) ?? value;
    });
}
