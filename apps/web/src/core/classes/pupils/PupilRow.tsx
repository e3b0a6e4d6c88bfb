import type { PupilAccessEntry, SchoolClass } from '@murmel/contracts';
import {
  IconCheck,
  IconCircleCheck,
  IconCopy,
  IconDeviceMobile,
  IconDots,
  IconHourglass,
  IconKey,
  IconLock,
  IconLockOpen,
  IconLogout,
  IconPencil,
  IconPrinter,
  IconRefresh,
  IconTrash,
  IconUserOff,
  IconUserQuestion,
} from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { copyText } from '../../../ui/forms/copy-text';
import type { Icon } from '../../../ui/icon';
import { PersonMarble } from '../../../ui/marbles/PersonMarble';
import { ActionMenu, type MenuAction } from '../../../ui/overlays/ActionMenu';
import { IconButton } from '../../../ui/overlays/IconButton';
import { Badge } from '../../../ui/status/Badge';
import { toast } from '../../../ui/status/toast-queue';
import { relativeTime } from '../../dates/dates';
import { useClassesRoot } from '../../links/class-paths';
import { RouterLink } from '../../links/RouterLink';
import { spacedCode } from '../spaced-code';
import classes from './pupils.module.css';

/** Action on a pupil; the first five run at once, the others ask or show something first. */
export type PupilAct = 'deactivate' | 'reactivate' | 'signOut' | 'admit' | 'resetName' | 'edit' | 'code' | 'newCode' | 'remove';

const STATES: Readonly<Record<PupilAccessEntry['state'], { tone: 'good' | 'notice' | 'neutral'; icon: Icon }>> = {
  active: { tone: 'good', icon: IconCircleCheck },
  deactivated: { tone: 'neutral', icon: IconUserOff },
  waiting: { tone: 'notice', icon: IconHourglass },
};

interface PupilRowProps {
  schoolClass: SchoolClass;
  pupil: PupilAccessEntry;
  now: Date;
  onAct: (act: PupilAct) => void;
}

/** One pupil: name, code, when last here, state, and what can be done. */
export function PupilRow({ schoolClass, pupil, now, onAct }: PupilRowProps) {
  const { t, i18n } = useTranslation('classes');
  const { t: items } = useTranslation('items');
  const own = `${useClassesRoot()}/${schoolClass.id}`;
  const { id, name, note, code, state, lastSeenAt, devices } = pupil;
  const onetime = schoolClass.type === 'onetime';
  const may = schoolClass.abilities.update;
  const seen = lastSeenAt ? relativeTime(lastSeenAt, now, i18n.language) : undefined;
  const { tone, icon } = STATES[state];

  const copy = async (button: HTMLElement) => {
    if (!code) toast({ id: 'copy-failed', tone: 'alert', text: t('failed.noCode') });
    else if (await copyText(code, button)) toast({ id: 'code-copied', tone: 'success', text: t('codeCopied', { name }) });
    else toast({ id: 'copy-failed', tone: 'alert', text: t('failed.copy') });
  };
  const item = (key: PupilAct, menuIcon: Icon, danger = false): MenuAction => ({
    key,
    label: t(`pupilMenu.${key}`),
    icon: menuIcon,
    onSelect: () => onAct(key),
    ...(danger ? { danger } : {}),
  });
  const actions: MenuAction[] = [
    ...(may && state === 'waiting' ? [item('admit', IconCheck)] : []),
    ...(may ? [item('edit', IconPencil), item('resetName', IconUserQuestion)] : []),
    ...(code
      ? [item('code', IconKey), { key: 'print', label: t('pupilMenu.print'), icon: IconPrinter, href: `${own}/pupils/print?pupil=${id}` }]
      : []),
    ...(may && code ? [item('newCode', IconRefresh)] : []),
    ...(may && devices > 0 ? [item('signOut', IconLogout)] : []),
    ...(may && !onetime && state === 'active' ? [item('deactivate', IconLock)] : []),
    ...(may && state === 'deactivated' ? [item('reactivate', IconLockOpen)] : []),
    ...(may ? [item('remove', IconTrash, true)] : []),
  ];
  return (
    <tr data-off={state === 'deactivated' || undefined}>
      <th scope="row">
        <span className={classes.person}>
          <PersonMarble id={id} name={name} size={36} presence={devices > 0 ? undefined : 'away'} />
          <span className={classes.words}>
            <strong className={classes.name}>{name}</strong>
            {note && <span className={classes.note}>{note}</span>}
          </span>
        </span>
      </th>
      {!onetime && (
        <td>
          {code && (
            <button type="button" className={classes.code} onClick={() => onAct('code')}>
              <span className="visually-hidden">{t('showCode', { name })}</span> {spacedCode(code)}
            </button>
          )}
        </td>
      )}
      <td data-quiet="">{seen ? items(`when.${seen.key}`, { ...seen.values }) : t('neverSeen')}</td>
      <td>
        <span className={classes.states}>
          <Badge tone={tone} icon={icon}>
            {t(`pupilStates.${state}`)}
          </Badge>
          {devices > 1 && (
            <Badge tone="notice" icon={IconDeviceMobile}>
              {t('devices', { count: devices })}
            </Badge>
          )}
        </span>
      </td>
      <td>
        <span className={classes.actions}>
          {may && state === 'waiting' && (
            <Button variant="light" size="sm" aria-label={t('admitLabel', { name })} onClick={() => onAct('admit')}>
              {t('pupilMenu.admit')}
            </Button>
          )}
          {may && devices > 1 && (
            <Button variant="light" size="sm" aria-label={t('signOutLabel', { name })} onClick={() => onAct('signOut')}>
              {t('pupilMenu.signOut')}
            </Button>
          )}
          {code && (
            <IconButton
              icon={IconCopy}
              label={t('copyCode', { name })}
              tipAlign="end"
              onClick={(event) => void copy(event.currentTarget)}
            />
          )}
          {may && code && (
            <span className={classes.roomy}>
              <IconButton icon={IconRefresh} label={t('newCodeLabel', { name })} tipAlign="end" onClick={() => onAct('newCode')} />
            </span>
          )}
          {actions.length > 0 && (
            <ActionMenu
              actions={actions}
              linkAs={RouterLink}
              button={(props) => <IconButton {...props} icon={IconDots} label={t('moreOf', { name })} tipAlign="end" />}
            />
          )}
        </span>
      </td>
    </tr>
  );
}
