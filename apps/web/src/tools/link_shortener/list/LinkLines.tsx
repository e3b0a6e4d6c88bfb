import type { ToolListed } from '@murmel/contracts';
import type { ItemLinesProps } from '../../../core/item-list/ItemListPage';
import { addressBefore } from '../../../core/sharing/short-address';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { LinkLine } from './LinkLine';
import classes from './list.module.css';

/** Short links as a table: code, target, visits of the last days, and who may open them. */
export function LinkLines({ entries, label, menuOf }: ItemLinesProps) {
  const { t } = useTranslation('tools/link_shortener');
  // The list call of this tool answers with its own fields.
  const links = entries as readonly ToolListed<'link_shortener'>[];
  const [first] = links.flatMap(({ link: { shortcode, shortLink } }) =>
    shortcode && shortLink ? [addressBefore(shortLink, shortcode)] : [],
  );
  const days = Math.max(0, ...links.map(({ link }) => link.visits.length));
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">
            {first === undefined ? (
              t('list.code')
            ) : (
              <>
                <span aria-hidden>{first} …</span>
                <span className="visually-hidden">{t('list.code')}</span>
              </>
            )}
          </th>
          <th scope="col">{t('list.target')}</th>
          <th scope="col" className={classes.numbers}>
            {days > 0 ? t('list.visits', { days }) : t('visits.count')}
          </th>
          <th scope="col" className={classes.actions}>
            <span className="visually-hidden">{t('list.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {links.map((item) => (
          <LinkLine key={item.id} item={item} menu={menuOf(item)} />
        ))}
      </tbody>
    </table>
  );
}
