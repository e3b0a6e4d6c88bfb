import type { Item } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { PlainButton } from '../../../ui/forms/PlainButton';
import { Marble } from '../../../ui/marbles/Marble';
import { PRIVACY_ICONS } from '../../items/privacy-icons';
import type { ToolContribution } from '../../tools/contribution';
import classes from './internal-tool.module.css';

interface ToolChoiceProps {
  item: Item;
  tool: ToolContribution;
  chosen: boolean;
  busy: boolean;
  onChoose: () => void;
}

/** One item to choose, and who can open it. */
export function ToolChoice({ item: { title, privacy }, tool, chosen, busy, onChoose }: ToolChoiceProps) {
  const { t } = useTranslation('items');
  const Privacy = PRIVACY_ICONS[privacy];
  return (
    <PlainButton className={classes.choice} aria-pressed={chosen} busy={busy} onClick={onChoose}>
      <Marble colour={tool.colour} swirl={tool.swirl} icon={tool.icon} size={34} />
      <span>
        <span className={classes.title}>{title}</span>
        <span className={classes.privacy}>
          <Privacy size={16} stroke={1.9} aria-hidden />
          {t(`privacy.${privacy}`)}
        </span>
      </span>
    </PlainButton>
  );
}
