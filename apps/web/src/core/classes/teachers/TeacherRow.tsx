import type { ClassTeacherEntry, SchoolClass } from '@murmel/contracts';
import { IconCircleCheck, IconCrown, IconDots, IconLock, IconLockOpen, IconTrash, IconUserOff } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { PersonMarble } from '../../../ui/marbles/PersonMarble';
import { ActionMenu, type MenuAction } from '../../../ui/overlays/ActionMenu';
import { IconButton } from '../../../ui/overlays/IconButton';
import { Badge } from '../../../ui/status/Badge';
import { Breakable } from '../../../ui/text/Breakable';
import classes from './teachers.module.css';

/** Owner of the class. */
export function OwnerRow({ schoolClass: { owner, ownerLook } }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('classes');
  return (
    <li className={classes.row}>
      <PersonMarble id={null} look={ownerLook} name={owner} size={40} />
      <span className={classes.words}>
        <strong>{owner}</strong>
      </span>
      <Badge icon={IconCrown}>{t('teacher.owner')}</Badge>
    </li>
  );
}

interface TeacherRowProps {
  teacher: ClassTeacherEntry;
  /** may change who teaches here */
  may: boolean;
  onSwitch: () => void;
  onRemove: () => void;
}

/** A co-teacher; without a name until the address is confirmed. */
export function TeacherRow({ teacher: { email, name, look, state }, may, onSwitch, onRemove }: TeacherRowProps) {
  const { t } = useTranslation('classes');
  const shown = name ?? email;
  const active = state === 'active';
  const actions: MenuAction[] = [
    {
      key: 'switch',
      label: t(active ? 'teacher.deactivate' : 'teacher.reactivate'),
      icon: active ? IconLock : IconLockOpen,
      onSelect: onSwitch,
    },
    { key: 'remove', label: t('teacher.remove'), icon: IconTrash, danger: true, onSelect: onRemove },
  ];
  return (
    <li className={classes.row}>
      <PersonMarble id={null} look={look} name={shown} size={40} />
      <span className={classes.words}>
        <strong>
          <Breakable text={shown} />
        </strong>
        {name ? (
          <span className={classes.email} data-exact>
            <Breakable text={email} />
          </span>
        ) : (
          <span className={classes.email}>{t('teacher.unknown')}</span>
        )}
      </span>
      {/* A teacher without an account is not active: the words beside the address say how far it is. */}
      {(name !== null || !active) && (
        <Badge tone={active ? 'good' : 'neutral'} icon={active ? IconCircleCheck : IconUserOff}>
          {t(`pupilStates.${state}`)}
        </Badge>
      )}
      {may && (
        <ActionMenu
          actions={actions}
          button={(props) => <IconButton {...props} icon={IconDots} label={t('moreOf', { name: shown })} tipAlign="end" />}
        />
      )}
    </li>
  );
}
