import { type Item, SCHOOL_TEMPLATE_LICENCES, TEMPLATE_FOR, type TemplateFor } from '@murmel/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../platform/api/client';
import { orpc } from '../../platform/api/queries';
import { isErrorCode } from '../../platform/errors/api-error';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useSession } from '../../platform/session/store';
import { Button } from '../../ui/forms/Button';
import { RadioCards } from '../../ui/forms/RadioCards';
import { Dialog } from '../../ui/overlays/Dialog';
import { Notice } from '../../ui/status/Notice';
import { toast } from '../../ui/status/toast-queue';
import { PaidFeature } from '../licences/PaidFeature';
import { LoadState } from '../page/LoadState';
import { useConfirmSharing } from '../sharing/confirm-sharing';

const CHOICES = [...TEMPLATE_FOR, 'none'] as const;
type Choice = (typeof CHOICES)[number];

/** Dialog that sets for whom an item is a template: its owner, the school, all users. */
export default function TemplateDialog({ itemId, onClose }: { itemId: string; onClose: () => void }) {
  const { t } = useTranslation('templates');
  const { t: shell } = useTranslation('shell');
  const licence = useSession().user?.licence;
  const forSchool = licence != null && SCHOOL_TEMPLATE_LICENCES.includes(licence);
  const query = useQuery(orpc.items.get.queryOptions({ input: { id: itemId } }));
  const [chosen, setChosen] = useState<Choice>();
  const queryClient = useQueryClient();
  const { ask, question } = useConfirmSharing('template');
  // Opening this for the first time implies that a template is wanted.
  const choice = chosen ?? query.data?.templateFor ?? 'me';
  const save = useMutation({
    mutationFn: ({ templateFor, agreed }: { templateFor: TemplateFor | null; agreed: boolean }) =>
      api.templates.toggle({ itemId, templateFor, agreed }),
    onError: (error, { templateFor }) => void ask(error, () => save.mutateAsync({ templateFor, agreed: true }).catch(() => undefined)),
    onSuccess: ({ title, templateFor }) => {
      toast({ id: `template-${itemId}`, tone: 'success', text: t(`saved.${templateFor ?? 'none'}`, { title }) });
      void queryClient.invalidateQueries();
      onClose();
    },
  });
  const cards = (item: Item) =>
    CHOICES.filter((value) => value !== 'none' || item.templateFor !== null).map((value) => ({
      value,
      label: t(`for.${value}.label`),
      description: t(value === 'school' ? schoolText(item, forSchool) : `for.${value}.text`),
      disabled: value === 'public' ? item.privacy !== 'public_for_all' : value === 'school' && !forSchool,
    }));
  return (
    <Dialog
      size="sm"
      opened
      onClose={onClose}
      title={t('dialog.title')}
      closeLabel={shell('close')}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {shell('cancel')}
          </Button>
          <Button
            loading={save.isPending}
            disabled={!query.data}
            onClick={() => save.mutate({ templateFor: choice === 'none' ? null : choice, agreed: false })}
          >
            {t('dialog.save')}
          </Button>
        </>
      }
    >
      <LoadState query={query} skeleton={<p role="status">{shell('loading')}</p>}>
        {(item) => <RadioCards legend={t('dialog.legend')} cards={cards(item)} value={choice} onChange={setChosen} />}
      </LoadState>
      <PaidFeature feature="schoolTemplates" />
      {question}
      {save.isError && !isErrorCode(save.error, 'FOLDER_IS_SHARED') && <Notice tone="alert" title={errorText(save.error)} />}
    </Dialog>
  );
}

function schoolText({ privacy }: Item, licensed: boolean) {
  if (!licensed) return 'for.school.unlicensed';
  return privacy === 'locked' ? 'for.school.locked' : 'for.school.text';
}
