import type { ModelCard } from '@murmel/contracts';
import { IconAlertTriangle, IconChevronDown, IconCpu, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { Button } from '../../../../ui/forms/Button';
import { ActionMenu } from '../../../../ui/overlays/ActionMenu';
import { RouterLink } from '../../../links/RouterLink';
import { cardOf, usualModel } from '../models';
import classes from './head.module.css';

interface ModelMenuProps {
  models: readonly ModelCard[];
  /** null: the usual one */
  chosen: string | null;
  /** it does not answer right now */
  down: boolean;
  onChoose: (id: string) => void;
}

/** Menu for the model of this chat, with the place its input is sent to. */
export function ModelMenu({ models, chosen, down, onChoose }: ModelMenuProps) {
  const { t, i18n } = useTranslation('ai/chat');
  const model = cardOf(models, chosen);
  const usual = usualModel(models);
  const describe = ({ provider, location, open, trial }: ModelCard) =>
    [trial && t('model.trial'), t('model.about', { provider, place: location.place }), open && t('model.open')].filter(Boolean).join(' · ');
  const Icon = down ? IconAlertTriangle : IconCpu;
  return (
    <ActionMenu
      linkAs={RouterLink}
      actions={[
        ...models.map((one) => ({
          key: one.id,
          label: one.id === usual.id ? t('model.usual', { model: one.name }) : one.name,
          description: describe(one),
          checked: one.id === model?.id,
          onSelect: () => onChoose(one.id),
        })),
        { key: 'all', label: t('model.compare'), icon: IconInfoCircle, href: `/${i18n.language}/help/model_cards` },
      ]}
      button={(props) => (
        <Button
          {...props}
          variant="default"
          className={down ? (classes.down ?? '') : ''}
          leftSection={<Icon size={20} stroke={1.9} aria-hidden />}
        >
          <span className="visually-hidden">{t('model.label')} </span>
          {model?.shortName ?? t('model.gone')} <IconChevronDown size={18} stroke={1.9} className={classes.arrow ?? ''} aria-hidden />
        </Button>
      )}
    />
  );
}
