import { type PaidFeature as Feature, includesFeature, LIMITS, WEBSITE_LIMITS } from '@murmel/contracts';
import { IconInfoCircle } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useSession } from '../../platform/session/store';
import { RouterLink } from '../links/RouterLink';
import classes from './PaidFeature.module.css';
import { LICENCES_PATH } from './paths';

/** Numbers in the explanations of features. */
export const FEATURE_NUMBERS = {
  free: LIMITS.file.freeMegabytes,
  paid: LIMITS.file.paidMegabytes,
  pupils: LIMITS.schoolClass.pupils,
  freeSites: WEBSITE_LIMITS.freeSites,
  sites: WEBSITE_LIMITS.sites,
} as const;

/** Explains a control that the teacher's licence does not include, with the way to the page of licences; nothing where it does (spec LIC-07). */
export function PaidFeature({ feature }: { feature: Feature }) {
  const { isTeacher, user } = useSession();
  if (!isTeacher || !user?.licence || includesFeature(user.licence, feature)) return null;
  return (
    <Suspense fallback={null}>
      <Explanation feature={feature} />
    </Suspense>
  );
}

function Explanation({ feature }: { feature: Feature }) {
  const { t } = useTranslation('licences');
  return (
    <p className={classes.explanation}>
      <IconInfoCircle size={20} stroke={1.9} className={classes.icon ?? ''} aria-hidden />
      <span>
        {t(`features.${feature}.lacking`, FEATURE_NUMBERS)} <RouterLink href={LICENCES_PATH}>{t('whatLicencesCan')}</RouterLink>
      </span>
    </p>
  );
}
