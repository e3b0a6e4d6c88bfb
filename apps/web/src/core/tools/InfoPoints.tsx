import { useTranslation } from '../../platform/i18n/use-translation';
import { useSession } from '../../platform/session/store';
import { Button } from '../../ui/forms/Button';
import type { Icon } from '../../ui/icon';
import { PageHeader } from '../../ui/layout/PageHeader';
import { RouterLink } from '../links/RouterLink';
import classes from './InfoPoints.module.css';

interface InfoPointsProps {
  /** namespace with `info.title`, `info.text`, `info.open`, `info.limits`, and title and text of each point */
  texts: string;
  /** keys below `info`, each with its picture */
  points: Readonly<Record<string, Icon>>;
  /** numbers inserted into the texts */
  numbers: Readonly<Record<string, number | string>>;
  /** address at which a teacher starts */
  href: string;
}

/** Explains the purpose of a product part in six points, with its limits. */
export function InfoPoints({ texts, points, numbers, href }: InfoPointsProps) {
  const { t } = useTranslation(texts);
  const { isTeacher } = useSession();
  return (
    <>
      <PageHeader
        title={t('info.title')}
        text={t('info.text')}
        actions={
          isTeacher && (
            <Button component={RouterLink} href={href}>
              {t('info.open')}
            </Button>
          )
        }
      />
      <ul className={classes.points}>
        {Object.entries(points).map(([key, IconShape]) => (
          <li key={key} className={classes.point}>
            <IconShape size={26} stroke={1.9} aria-hidden />
            <h2 className={classes.title}>{t(`info.${key}.title`)}</h2>
            <p className={classes.text}>{t(`info.${key}.text`, numbers)}</p>
          </li>
        ))}
      </ul>
      <p className={classes.limits}>{t('info.limits', numbers)}</p>
    </>
  );
}
