import { LIMITS, TOOLS } from '@murmel/contracts';
import { IconBolt, IconDeviceProjector, IconEyeOff, IconFileSpreadsheet, IconListCheck, IconShieldLock } from '@tabler/icons-react';
import { RouterLink } from '../../core/shell/RouterLink';
import { useSession } from '../../platform/session/store';
import { Button } from '../../ui/forms/Button';
import type { Icon } from '../../ui/icon';
import { PageHeader } from '../../ui/layout/PageHeader';
import classes from './InfoPage.module.css';
import { useTexts } from './texts';

const POINTS: readonly [string, Icon][] = [
  ['types', IconListCheck], ['live', IconBolt], ['wall', IconDeviceProjector], ['hidden', IconEyeOff], ['files', IconFileSpreadsheet], ['privacy', IconShieldLock],
];

/** What the tool is for, in six points, with its limits. */
export default function InfoPage() {
  const t = useTexts();
  const { isTeacher } = useSession();
  const { questions, options, longAnswerMax } = LIMITS.survey;
  const number = { questions, options: options.max, letters: options.textMax, characters: longAnswerMax, megabytes: LIMITS.file.answer.maxMegabytes };
  return (
    <>
      <PageHeader title={t('info.title')} text={t('info.text')} actions={isTeacher && <Button component={RouterLink} href={TOOLS.surveys.route}>{t('info.open')}</Button>} />
      <ul className={classes.points}>
        {POINTS.map(([key, IconShape]) => (
          <li key={key} className={classes.point}>
            <IconShape size={26} stroke={1.9} aria-hidden />
            <h2 className={classes.title}>{t(`info.${key}.title`)}</h2>
            <p className={classes.text}>{t(`info.${key}.text`)}</p>
          </li>
        ))}
      </ul>
      <p className={classes.limits}>{t('info.limits', number)}</p>
    </>
  );
}
