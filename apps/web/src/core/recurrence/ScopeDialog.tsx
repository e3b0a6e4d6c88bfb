import { CHANGE_SCOPES, type ChangeScope } from '@murmel/contracts';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { RadioCards } from '../../ui/forms/RadioCards';
import { FormDialog } from '../../ui/overlays/FormDialog';

interface ScopeDialogProps {
  /** what is done to them */
  doing: 'change' | 'remove';
  /** a changed repetition does not fit to one of them alone */
  without?: readonly ChangeScope[];
  busy?: boolean;
  onChosen: (scope: ChangeScope) => void;
  onClose: () => void;
}

/** Asks whether one event of a series is meant, it and later ones, or all (spec TTB-12). Texts: `recurrence`. */
export function ScopeDialog({ doing, without = [], busy = false, onChosen, onClose }: ScopeDialogProps) {
  const { t } = useTranslation('recurrence');
  const offered = CHANGE_SCOPES.filter((scope) => !without.includes(scope));
  const [scope, setScope] = useState<ChangeScope>(offered[0]!);
  return (
    <FormDialog
      title={t(`scope.${doing}.title`)}
      closeLabel={t('scope.close')}
      submitLabel={t(`scope.${doing}.submit`)}
      busy={busy}
      onSubmit={() => onChosen(scope)}
      onClose={onClose}
    >
      <RadioCards<ChangeScope>
        legend={t(`scope.${doing}.title`)}
        legendHidden
        cards={offered.map((value) => ({ value, label: t(`scope.${value}`), description: t(`scope.${doing}.${value}`) }))}
        value={scope}
        onChange={setScope}
      />
    </FormDialog>
  );
}
