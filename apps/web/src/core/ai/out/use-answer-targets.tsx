import type { AiMessage } from '@murmel/contracts';
import { IconFileExport } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { ActionMenu } from '../../../ui/overlays/ActionMenu';
import { IconButton } from '../../../ui/overlays/IconButton';
import { toast } from '../../../ui/status/toast-queue';
import { useAnswerInserters } from '../../tools/answer-inserters';
import { useAvailableTools } from '../../tools/use-available-tools';
import { refreshChats } from '../chat/chat-queries';
import { ANSWER_TARGET_ICONS, ANSWER_TARGETS, type AnswerTarget } from './answer-targets';

/** Takes answers over into materials: a document is made at once and linked below the answer, for the others it is chosen into which one. */
export function useAnswerTargets() {
  const { t } = useTranslation('ai/chat');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const takers = useAnswerInserters();
  const available = useAvailableTools();
  const [giving, setGiving] = useState<{ answer: AiMessage; tool: Exclude<AnswerTarget, 'text_editor'> }>();
  const [busy, setBusy] = useState(false);
  const document = async (answer: AiMessage) => {
    if (busy) return;
    setBusy(true);
    try {
      const { makeDocument } = await import('./make-document');
      const { title, href } = await makeDocument(answer);
      const action = href === undefined ? {} : { action: { label: t('out.open'), onSelect: () => void navigate(href) } };
      toast({ id: 'ai-out', tone: 'success', text: t('out.made', { title }), ...action });
    } catch (error) {
      toast({ id: 'ai-out', tone: 'alert', text: errorText(error) });
    }
    await refreshChats(queryClient);
    setBusy(false);
  };
  const outs = ANSWER_TARGETS.filter((where) => available.includes(where) && (where === 'text_editor' || takers[where]));
  const menuOf = (answer: AiMessage): ReactNode =>
    outs.length > 0 && (
      <ActionMenu
        align="start"
        actions={outs.map((where) => ({
          ...{ key: where, label: t(`out.${where}`), icon: ANSWER_TARGET_ICONS[where] },
          onSelect: () => (where === 'text_editor' ? void document(answer) : setGiving({ answer, tool: where })),
        }))}
        button={(props) => <IconButton {...props} icon={IconFileExport} label={t('out.menu')} />}
      />
    );
  return { menuOf, giving, close: () => setGiving(undefined) };
}
