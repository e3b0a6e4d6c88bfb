import { TOOLS, type ToolKey } from '@murmel/contracts';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/store';
import { Button } from '../../ui/forms/Button';
import type { Icon } from '../../ui/icon';
import { PageHeader } from '../../ui/layout/PageHeader';
import { RouterLink } from '../shell/RouterLink';
import classes from './ToolInfo.module.css';

interface ToolInfoProps {
  tool: ToolKey;
  /** keys below `info` of the tool's texts, each with its picture */
  points: readonly (readonly [string, Icon])[];
  /** what the texts name */
  numbers: Readonly<Record<string, number | string>>;
}

/** What a tool is for, in six points, with its limits. The texts are the tool's. */
export function ToolInfo({ tool, points, numbers }: ToolInfoProps) {
  const { t } = useTranslation(`tools/${tool}`);
  const { isTeacher } = useSession();
  return (
    <>
      <PageHeader title={t('info.title')} text={t('info.text')} actions={isTeacher && <Button component={RouterLink} href={TOOLS[tool].route}>{t('info.open')}</Button>} />
      <ul className={classes.points}>
        {points.map(([key, IconShape]) => (
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
