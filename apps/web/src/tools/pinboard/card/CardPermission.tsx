import type { VisitorPermission } from '@murmel/contracts';
import type { PinboardCard } from '@murmel/documents';
import { PillTabs } from '../../../ui/forms/PillTabs';
import { usePinboard } from '../board/pinboard-context';
import classes from './settings.module.css';
import { useTexts } from './texts';

const AS_LIST = 'list';
const CHOICES = [
  AS_LIST,
  'visitor_permissions_invisible',
  'visitor_permissions_read',
  'visitor_permissions_write',
] as const satisfies readonly (VisitorPermission | typeof AS_LIST)[];

/** Edits the guest permission of this card; the card over its list over the board (spec E4b). */
export function CardPermission({ card }: { card: PinboardCard }) {
  const t = useTexts();
  const { run } = usePinboard();
  return (
    <div className={classes.row} data-pairs="">
      <span className={classes.label} aria-hidden>
        {t('permission.label')}
      </span>
      <PillTabs
        label={t('permission.label')}
        options={CHOICES.map((value) => ({ value, label: t(`permission.${value}`) }))}
        value={card.permission ?? AS_LIST}
        onChange={(value) => void run('changeCard', { card: card.id, permission: value === AS_LIST ? null : value })}
      />
    </div>
  );
}
