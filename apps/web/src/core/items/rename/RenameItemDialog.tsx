import { type Item, LIMITS, textProblem } from '@murmel/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { RenameDialog } from '../../../ui/overlays/RenameDialog';

interface RenameItemDialogProps {
  item: Pick<Item, 'id' | 'title'>;
  onClose: () => void;
}

/** Changes the title of an item from a list. */
export default function RenameItemDialog({ item, onClose }: RenameItemDialogProps) {
  const { t } = useTranslation('items/rename');
  const { t: shell } = useTranslation('shell');
  const queryClient = useQueryClient();
  const update = useMutation(orpc.items.update.mutationOptions({ onSuccess: () => void queryClient.invalidateQueries() }));
  return (
    <RenameDialog
      name={item.title}
      title={t('title')}
      label={t('label')}
      saveLabel={t('save')}
      cancelLabel={shell('cancel')}
      closeLabel={shell('close')}
      problemOf={(title) => {
        const problem = textProblem(title, LIMITS.title);
        return problem && t(problem, { max: LIMITS.title.max });
      }}
      rename={(title) =>
        update.mutateAsync({ id: item.id, title }).then(
          () => true,
          () => false,
        )
      }
      failure={update.isError ? t('failed') : undefined}
      onClose={onClose}
    />
  );
}
