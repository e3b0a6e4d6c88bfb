import { contentLanguage, type Item, type LinkItem } from '@murmel/contracts';
import { IconAlertTriangle, IconWorld } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { PersonMarble } from '../../../ui/marbles/PersonMarble';
import { addressParts } from '../address-text';
import classes from './public.module.css';

interface LinkTargetProps {
  item: Item;
  link: LinkItem['link'];
  /** true where the title of the link is no heading of the page */
  named?: boolean;
}

/** Shows the full target and the owner of a link, with a warning about letters that look like others. */
export function LinkTarget({ item, link, named }: LinkTargetProps) {
  const { t } = useTranslation('tools/link_shortener/public');
  const { before, host, rest } = addressParts(link.url);
  return (
    <>
      <section className={classes.card} aria-label={host}>
        <div className={classes.where}>
          <p className={classes.host}>
            <IconWorld size={26} stroke={1.9} aria-hidden /> <span>{host}</span>
          </p>
          {named && (
            <p className={classes.name} lang={contentLanguage(item)}>
              {item.title}
            </p>
          )}
          <p className={classes.address}>
            {before}
            <strong>{host}</strong>
            {rest}
          </p>
        </div>
        <p className={classes.by}>
          <PersonMarble id={null} name={item.author.name} size={36} />
          <span>{t('madeBy', { name: item.author.name })}</span>
        </p>
      </section>
      {link.lookalike !== null && (
        <p className={classes.warning} role="alert">
          <IconAlertTriangle size={24} stroke={1.9} aria-hidden />
          <span>{t('lookalike', { name: link.lookalike })}</span>
        </p>
      )}
    </>
  );
}
