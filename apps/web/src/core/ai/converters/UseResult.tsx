import { type ConverterJob, type Item, WIZARD_PATH } from '@murmel/contracts';
import { IconFileExport, IconMicrophone, IconSparkles } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { orpc } from '../../../platform/api/queries';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { lazyPage } from '../../../platform/page/lazy-page';
import { Button } from '../../../ui/forms/Button';
import { ActionMenu } from '../../../ui/overlays/ActionMenu';
import { toast } from '../../../ui/status/toast-queue';
import { itemHref } from '../../links/item-href';
import { useAnswerInserters } from '../../tools/answer-inserters';
import { useAvailableTools } from '../../tools/use-available-tools';
import { ANSWER_TARGET_ICONS } from '../out/answer-targets';
import type { InsertAnswerDialogProps } from '../out/InsertAnswerDialog';
import { titleOfResult } from './make-item';
import { shownResult } from './shown-result';

const InsertAnswerDialog = lazyPage<InsertAnswerDialogProps>(() => import('../out/InsertAnswerDialog'), ['ai/out', 'ai/into']);
const ICONS = { ...ANSWER_TARGET_ICONS, audio_recorder: IconMicrophone } as const;
type Target = keyof typeof ICONS;

/** Takes a result over into materials: a document or a recording is made at once, for the others it is chosen into which one. */
export function UseResult({ job }: { job: ConverterJob }) {
  const { t } = useTranslation('ai/converters');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const takers = useAnswerInserters();
  const available = useAvailableTools();
  const [giving, setGiving] = useState<InsertAnswerDialogProps['tool']>();
  const [busy, setBusy] = useState(false);
  const fits: Readonly<Record<Target, boolean>> = {
    text_editor: job.result !== null,
    audio_recorder: job.sound !== null,
    pinboard: job.result !== null && takers.pinboard !== undefined,
    worksheet: job.result !== null && takers.worksheet !== undefined,
  };
  const targets = (Object.keys(fits) as Target[]).filter((where) => fits[where] && available.includes(where));
  const make = async (work: (of: ConverterJob) => Promise<Item>) => {
    if (busy) return;
    setBusy(true);
    try {
      const item = await work(job);
      const action = { label: t('uses.open'), onSelect: () => void navigate(itemHref(item)) };
      toast({ id: 'converter', tone: 'success', text: t('uses.made', { title: item.title }), action });
    } catch (error) {
      toast({ id: 'converter', tone: 'alert', text: errorText(error) });
    }
    await queryClient.invalidateQueries({ queryKey: orpc.items.key() });
    setBusy(false);
  };
  const choose = (where: Target) => {
    if (where === 'pinboard' || where === 'worksheet') return setGiving(where);
    void import('./make-item').then(({ makeDocument, makeRecording }) => make(where === 'text_editor' ? makeDocument : makeRecording));
  };
  const toWizard = {
    ...{ key: 'wizard', label: t('uses.wizard'), icon: IconSparkles },
    onSelect: () => void navigate(`${WIZARD_PATH}?conversion=${job.id}`),
  };
  const actions = [
    ...targets.map((where) => ({ key: where, label: t(`uses.${where}`), icon: ICONS[where], onSelect: () => choose(where) })),
    ...(job.result !== null && available.includes('worksheet') ? [toWizard] : []),
  ];
  if (actions.length === 0) return null;
  return (
    <>
      <ActionMenu
        align="start"
        actions={actions}
        button={(props) => (
          <Button {...props} variant="default" size="sm" loading={busy} leftSection={<IconFileExport size={18} stroke={1.9} aria-hidden />}>
            {t('uses.menu')}
          </Button>
        )}
      />
      <Suspense fallback={null}>
        {giving && (
          <InsertAnswerDialog
            answer={{ text: shownResult(job.result ?? '') }}
            tool={giving}
            chat={titleOfResult(job)}
            onClose={() => setGiving(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
