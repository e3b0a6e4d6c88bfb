import type { FeatureFlag } from '@murmel/contracts';
import { Navigate, useLocation } from 'react-router';
import { CLASSES, classesRoot, SHARED_CLASSES } from '../../core/links/class-paths';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useSession } from '../../platform/session/store';
import classes from './SharedClasses.module.css';

const FEATURE: FeatureFlag = 'schoolclasses_shared';

/** Notice on top of pages below the address of the shared classes. Redirects users who do not have them to the plain ones (spec NAV-32). */
export function SharedClasses() {
  const { t } = useTranslation('app');
  const { user } = useSession();
  const { pathname, search, hash } = useLocation();
  if (classesRoot(pathname) !== SHARED_CLASSES) return null;
  if (!user?.enabledFeatures.includes(FEATURE))
    return <Navigate replace to={`${pathname.replace(SHARED_CLASSES, CLASSES)}${search}${hash}`} />;
  return (
    <p className={classes.banner}>
      <strong>{t('sharedClasses.title')}</strong> {t('sharedClasses.text')}
    </p>
  );
}
