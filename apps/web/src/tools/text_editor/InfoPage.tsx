import { LIMITS, TOOLS } from '@murmel/contracts';
import { IconCloudOff, IconDeviceProjector, IconHistory, IconQrcode, IconShieldLock, IconUsers } from '@tabler/icons-react';
import { RouterLink } from '../../core/shell/RouterLink';
import { useSession } from '../../platform/session/store';
import { Button } from '../../ui/forms/Button';
import type { Icon } from '../../ui/icon';
import { PageHeader } from '../../ui/layout/PageHeader';
import classes from './InfoPage.module.css';
import { useTexts } from './texts';

const POINTS: readonly [string, Icon][] = [
  ['together', IconUsers], ['share', IconQrcode], ['wall', IconDeviceProjector], ['versions', IconHistory], ['offline', IconCloudOff], ['privacy', IconShieldLock],
];

/** What the tool is for, in six points, with its limits. */
export default function InfoPage() {
  const t = useTexts();
  const { isTeacher } = useSession();
  const number = { characters: LIMITS.text.maxCharacters.toLocaleString('de').replace(/\./g, '\u202f'), megabytes: LIMITS.image.maxMegabytes, days: LIMITS.versions.keepAllDays };
  return (
    <>
      <PageHeader
        title={t('info.title')}
        text={t('info.text')}
        actions={isTeacher && <Button component={RouterLink} href={TOOLS.text_editor.route}>{t('info.open')}</Button>}
      />
      <ul className={classes.points}>
        {POINTS.map(([key, IconShape]) => (
          <li key={key} className={classes.point}>
            <IconShape size={26} stroke={1.9} aria-hidden />
            <h2 className={classes.title}>{t(`info.${key}.title`)}</h2>
            <p className={classes.text}>{t(`info.${key}.text`, number)}</p>
          </li>
        ))}
      </ul>
      <p className={classes.limits}>{t('info.limits', number)}</p>
    </>
  );
}
