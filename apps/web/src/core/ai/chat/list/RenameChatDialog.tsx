import { AI_LIMITS, textProblem } from '@murmel/contracts';
import { useState } from 'react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { RenameDialog } from '../../../../ui/overlays/RenameDialog';

export interface RenameChatDialogProps {
  title: string;
  /** @returns why it is not kept; undefined: it is */
  rename: (title: string) => Promise<string | undefined>;
  onClose: () => void;
}

/** Dialog for giving a chat another name than its first question. */
export default function RenameChatDialog({ title: before, rename, onClose }: RenameChatDialogProps) {
  const { t } = useTranslation('ai/chat');
  const { t: shell } = useTranslation('shell');
  const [failure, setFailure] = useState<string>();
  return (
    <RenameDialog
      name={before}
      title={t('renaming.title')}
      label={t('renaming.label')}
      saveLabel={t('save')}
      cancelLabel={t('cancel')}
      closeLabel={shell('close')}
      problemOf={(title) => {
        const problem = textProblem(title, AI_LIMITS.title);
        return problem && t(`renaming.${problem}`, { max: AI_LIMITS.title.max });
      }}
      rename={async (title) => {
        const why = await rename(title);
        setFailure(why);
        return why === undefined;
      }}
      failure={failure}
      onClose={onClose}
    />
  );
}
