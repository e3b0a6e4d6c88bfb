import { type AboutOpen, contentLanguage, type Item } from '@murmel/contracts';
import { IconCopy, IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { PersonMarble } from '../../../ui/marbles/PersonMarble';
import { audienceText } from '../../items/audience';
import { LicenceBox } from './LicenceBox';
import { OriginSteps } from './OriginSteps';
import classes from './open-page.module.css';

interface AboutMaterialProps {
  item: Item;
  /** undefined: not yet */
  about: AboutOpen | undefined;
  failed: boolean;
  retry: () => void;
  /** available actions */
  children: ReactNode;
}

/** Author, purpose, permitted use and origin of an open material. */
export function AboutMaterial({ item, about, failed, retry, children }: AboutMaterialProps) {
  const { t } = useTranslation('gallery/open-page');
  const { t: items } = useTranslation('items');
  const { t: settings } = useTranslation('items/settings');
  const chips = [...audienceText(settings, item), t('inLanguage', { language: items(`languages.${item.language}`) })];
  return (
    <div className={classes.about}>
      <p className={classes.state}>
        <span>
          <IconWorld size={16} stroke={1.9} aria-hidden /> {t('open')}
        </span>
        {about !== undefined && about.copies > 0 && (
          <span>
            <IconCopy size={16} stroke={1.9} aria-hidden /> {t('copies', { count: about.copies })}
          </span>
        )}
      </p>
      <div className={classes.author}>
        <PersonMarble id={null} look={about?.author.look} name={item.author.name} size={48} />
        <div className={classes.names}>
          <strong className={classes.name}>{item.author.name}</strong>
          {about !== undefined && about.author.open > 0 && (
            <span className={classes.quiet}>{t('authorOpen', { count: about.author.open })}</span>
          )}
        </div>
      </div>
      {children}
      {item.description && (
        <p className={classes.description} lang={contentLanguage(item)}>
          {item.description}
        </p>
      )}
      <ul className={classes.chips} aria-label={t('chips')}>
        {chips.map((chip) => (
          <li key={chip}>{chip}</li>
        ))}
      </ul>
      {item.licence && <LicenceBox licence={item.licence} author={item.author.name} />}
      {about !== undefined && about.origins.length > 0 && <OriginSteps item={item} look={about.author.look} origins={about.origins} />}
      {about === undefined && !failed && <p role="status">{t('loading')}</p>}
      {failed && (
        <div role="status">
          <p>{t('failed')}</p>
          <Button size="sm" variant="default" onClick={retry}>
            {t('retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
