import 'virtual:murmel-contract/folders';
import { contentLanguage, itemTypeOf, type ListedItem, publicPathOf } from '@murmel/contracts';
import { useEffect, useState } from 'react';
import { api } from '../../platform/api/client';
import { useTranslation } from '../../platform/i18n/use-translation';
import { lazyPart } from '../../platform/page/lazy-part';
import { PreviewSheet } from '../../ui/drawings/PreviewSheet';
import { PlainPage } from '../../ui/layout/PlainPage';
import { Marble } from '../../ui/marbles/Marble';
import type { PublicPageProps } from '../sharing/ItemGate';
import { TOOL_APPEARANCES } from '../tools/tool-appearance';
import classes from './PublicPage.module.css';

const ItemPicture = lazyPart(() => import('../items/picture/ItemPicture'));

/** Number of items loaded at once; more on request. */
const AT_ONCE = 50;

/** Content of a shared folder, for visitors with the link: a list that leads to each item. */
export default function PublicPage({ item, reload }: PublicPageProps) {
  const { t } = useTranslation('folders');
  const { t: tools } = useTranslation('tools');
  const { t: page } = useTranslation('platform/page');
  const [entries, setEntries] = useState<ListedItem[]>();
  const [total, setTotal] = useState(0);
  const [onlyFirst, setOnlyFirst] = useState<number | null>(null);
  const [pages, setPages] = useState(1);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let left = false;
    setFailed(false);
    Promise.all(
      Array.from({ length: pages }, (_, index) => api.folders.contents({ id: item.id, page: index + 1, limit: AT_ONCE, order: 'title' })),
    ).then(
      (answers) => {
        if (left) return;
        setEntries(answers.flatMap((answer) => answer.entries));
        setTotal(answers.at(-1)!.total);
        setOnlyFirst(answers.at(-1)!.onlyFirst);
      },
      () => !left && setFailed(true),
    );
    return () => void (left = true);
  }, [item.id, pages]);
  return (
    <PlainPage homeHref="/" homeLabel={page('home')} skipLabel={page('skip')}>
      <div className={classes.column}>
        <h1 className={classes.title} tabIndex={-1} lang={contentLanguage(item)}>
          {item.title}
        </h1>
        <p className={classes.by}>{t('public.by', { name: item.author.name })}</p>
        {failed && (
          <p role="alert">
            {t('public.failed')}{' '}
            <button type="button" className={classes.more} onClick={reload}>
              {t('public.again')}
            </button>
          </p>
        )}
        {entries?.length === 0 && <p>{t('public.empty')}</p>}
        <ul className={classes.list} aria-label={item.title} aria-busy={!entries && !failed}>
          {entries?.map((entry) => {
            const type = itemTypeOf(entry.kind);
            if (!type) return null;
            const { icon, colour, swirl } = TOOL_APPEARANCES[type];
            return (
              <li key={entry.id}>
                <a className={classes.row} href={publicPathOf(type, entry.id)}>
                  <span className={classes.picture} aria-hidden="true">
                    <ItemPicture picture={entry.picture} colour={colour} icon={icon} waiting={<PreviewSheet colour={colour} />} />
                  </span>
                  <span className={classes.marble}>
                    <Marble colour={colour} swirl={swirl} icon={icon} size={34} />
                  </span>
                  <span className={classes.words}>
                    <strong lang={contentLanguage(entry)}>{entry.title}</strong>
                    <span className={classes.kind}>{tools(`catalogue.${type}.name`)}</span>
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
        {entries && entries.length < total && (
          <button type="button" className={classes.more} onClick={() => setPages(pages + 1)}>
            {t('public.more', { count: total - entries.length })}
          </button>
        )}
        {onlyFirst !== null && <p className={classes.by}>{t('onlyFirst', { count: onlyFirst })}</p>}
      </div>
    </PlainPage>
  );
}
