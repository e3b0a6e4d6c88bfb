import { useLocation, useNavigate } from 'react-router';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { Marble } from '../../../ui/marbles/Marble';
import { itemPath } from '../../links/item-path';
import type { BackLinkState } from '../../links/use-back-link';
import { ItemPicker } from '../../project-form/picker/ItemPicker';
import { useToolContributions } from '../../tools/contribution';
import { useAvailableTools } from '../../tools/use-available-tools';
import classes from './items.module.css';
import { useSharedItems } from './use-shared-items';

interface AddItemsProps {
  projectId: string;
  taken: readonly string[];
  onClose: () => void;
}

/** Adds some of one's items to a project that runs, or a new one that opens at once. */
export function AddItems({ projectId, taken, onClose }: AddItemsProps) {
  const { t } = useTranslation('projects');
  const { t: tools } = useTranslation('tools');
  const contributions = useToolContributions();
  const available = useAvailableTools();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { add, create } = useSharedItems(projectId);
  const error = add.error ?? create.error;
  const state: BackLinkState = { back: pathname };
  return (
    <ItemPicker
      taken={taken}
      busy={add.isPending}
      refusal={error ? errorText(error) : undefined}
      onClose={onClose}
      onChoose={(items) => add.mutate(items, { onSuccess: onClose })}
    >
      <section className={classes.create} aria-labelledby="create-item">
        <h3 id="create-item" className={classes.subtitle}>
          {t('items.create')}
        </h3>
        <div className={classes.tools}>
          {available.map((key) => {
            const { colour, swirl, icon } = contributions[key];
            return (
              <Button
                key={key}
                variant="default"
                leftSection={<Marble colour={colour} swirl={swirl} icon={icon} size={26} />}
                loading={create.isPending && create.variables === key}
                busy={create.isPending}
                onClick={() => create.mutate(key, { onSuccess: (item) => void navigate(itemPath(item) ?? pathname, { state }) })}
              >
                {tools(`catalogue.${key}.name`)}
              </Button>
            );
          })}
        </div>
      </section>
      <h3 className={classes.subtitle}>{t('items.choose')}</h3>
    </ItemPicker>
  );
}
