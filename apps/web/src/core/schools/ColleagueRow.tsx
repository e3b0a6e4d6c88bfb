import type { SchoolTeacher } from '@murmel/contracts';
import { IconDots, IconKey, IconKeyOff, IconTrash } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { PersonMarble } from '../../ui/marbles/PersonMarble';
import { ActionMenu, type MenuAction } from '../../ui/overlays/ActionMenu';
import { IconButton } from '../../ui/overlays/IconButton';
import { Badge } from '../../ui/status/Badge';
import { dayText } from '../dates/dates';
import { useNow } from '../dates/use-now';
import classes from './schools.module.css';

interface ColleagueRowProps {
  teacher: SchoolTeacher;
  /** may say who is in the school */
  may: boolean;
  onSwitch: () => void;
  onRemove: () => void;
}

/** One teacher of the school. The user's own row has a different button, whose dialog explains the consequences of leaving. */
export function ColleagueRow({ teacher: { id, name, role, email, since, mine }, may, onSwitch, onRemove }: ColleagueRowProps) {
  const { t, i18n } = useTranslation('schools');
  const now = useNow();
  const isAdmin = role === 'admin';
  const actions: MenuAction[] = [
    { key: 'role', label: t(isAdmin ? 'makeMember' : 'makeAdmin'), icon: isAdmin ? IconKeyOff : IconKey, onSelect: onSwitch },
    ...(mine ? [] : [{ key: 'remove', label: t('remove.open'), icon: IconTrash, danger: true, onSelect: onRemove }]),
  ];
  return (
    <li className={classes.row}>
      <PersonMarble id={id} name={name} size={40} />
      <span className={classes.words}>
        <strong>{mine ? t('you', { name }) : name}</strong>
        <span className={classes.detail}>{email ?? t('since', { date: dayText(new Date(since), now, i18n.language) })}</span>
      </span>
      {isAdmin && <Badge icon={IconKey}>{t('roles.admin')}</Badge>}
      {may && (
        <ActionMenu
          actions={actions}
          button={(props) => <IconButton {...props} icon={IconDots} label={t('moreOf', { name })} tipAlign="end" />}
        />
      )}
    </li>
  );
}
