import { LIMITS, textProblem } from '@murmel/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orpc } from '../../platform/api/queries';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { RenameDialog } from '../../ui/overlays/RenameDialog';

interface NewFolderDialogProps {
  /** parent folder; null: none */
  folderId: string | null;
  /** the folder is there */
  onMade?: (id: string) => void;
  onClose: () => void;
}

/** Makes a folder with the name that is typed. */
export default function NewFolderDialog({ folderId, onMade, onClose }: NewFolderDialogProps) {
  const { t } = useTranslation('folders');
  const { t: shell } = useTranslation('shell');
  const queryClient = useQueryClient();
  const create = useMutation(
    orpc.folders.create.mutationOptions({
      onSuccess: ({ id }) => {
        void queryClient.invalidateQueries();
        onMade?.(id);
      },
    }),
  );
  return (
    <RenameDialog
      name=""
      title={t('new.title')}
      label={t('new.label')}
      saveLabel={t('new.save')}
      cancelLabel={shell('cancel')}
      closeLabel={shell('close')}
      problemOf={(title) => {
        const problem = textProblem(title, LIMITS.title);
        return problem && t(`new.${problem}`, { max: LIMITS.title.max });
      }}
      rename={(title) =>
        create.mutateAsync({ title, ...(folderId && { folderId }) }).then(
          () => true,
          () => false,
        )
      }
      failure={create.isError ? errorText(create.error) : undefined}
      onClose={onClose}
    />
  );
}
