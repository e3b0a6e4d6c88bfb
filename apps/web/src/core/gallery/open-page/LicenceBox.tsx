import type { ContentLicence } from '@murmel/contracts';
import { IconCheck, IconCreativeCommons } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { licenceName } from '../../remixes/licence-name';
import classes from './open-page.module.css';

const RULES: Record<ContentLicence, readonly ('change' | 'name' | 'alike' | 'free')[]> = {
  'CC-BY-SA-4.0': ['change', 'name', 'alike'],
  'CC-BY-4.0': ['change', 'name'],
  'CC0-1.0': ['free'],
};

/** Permissions of a licence, in plain words. */
export function LicenceBox({ licence, author }: { licence: ContentLicence; author: string }) {
  const { t } = useTranslation('gallery/open-page');
  return (
    <section className={classes.licence}>
      <h2 className={classes.licenceName}>
        <IconCreativeCommons size={22} stroke={1.9} aria-hidden /> {licenceName(licence)}
      </h2>
      <ul>
        {RULES[licence].map((rule) => (
          <li key={rule}>
            <IconCheck size={18} stroke={2.2} aria-hidden />
            <span>{t(`licence.${rule}`, { name: author })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
