import { LIMITS, TOOLS } from '@murmel/contracts';
import { IconDeviceProjector, IconEyeOff, IconLetterCase, IconPhotoDown, IconQrcode, IconShieldLock } from '@tabler/icons-react';
import { RouterLink } from '../../core/shell/RouterLink';
import { useSession } from '../../platform/session/store';
import { Button } from '../../ui/forms/Button';
import type { Icon } from '../../ui/icon';
import { PageHeader } from '../../ui/layout/PageHeader';
import classes from './InfoPage.module.css';
import { useTexts } from './texts';

const POINTS: readonly [string, Icon][] = [
  ['start', IconQrcode], ['wall', IconDeviceProjector], ['same', IconLetterCase], ['reveal', IconEyeOff], ['filter', IconShieldLock], ['keep', IconPhotoDown],
];

/** What the tool is for, in six points, with its limits. */
export default function InfoPage() {
  const t = useTexts();
  const { isTeacher } = useSession();
  const { wordMax, wordsPerEntry, shown } = LIMITS.wordCloud;
  const number = { wordMax, wordsPerEntry, shown };
  return (
    <>
      <PageHeader
        title={t('info.title')}
        text={t('info.text')}
        actions={isTeacher && <Button component={RouterLink} href={TOOLS.word_clouds.route}>{t('info.open')}</Button>}
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
