import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { RouterLink } from '../../links/RouterLink';
import { HELP_ARTICLES, type HelpArticleKey } from '../articles';
import { useHelp } from '../use-help';
import classes from './ArticleList.module.css';

interface ArticleListProps {
  articles: readonly HelpArticleKey[];
  label: string;
  /** chooses one where it stands, instead of leading to its page */
  onChoose?: (key: HelpArticleKey) => void;
  /** below the title */
  detail?: (key: HelpArticleKey) => ReactNode;
}

/** Articles below each other, each a way to it. */
export function ArticleList({ articles, label, detail, onChoose }: ArticleListProps) {
  const { articleTitle, articleHref } = useHelp();
  return (
    <ul className={classes.list} aria-label={label}>
      {articles.map((key) => {
        const IconShape = HELP_ARTICLES[key].icon;
        const row = (
          <>
            <IconShape size={22} stroke={1.9} aria-hidden />
            <span className={classes.words}>
              <strong>{articleTitle(key)}</strong>
              {detail && <span className={classes.detail}>{detail(key)}</span>}
            </span>
            <IconChevronRight size={18} stroke={1.9} aria-hidden />
          </>
        );
        return (
          <li key={key}>
            {onChoose ? (
              <button type="button" className={classes.row} onClick={() => onChoose(key)}>
                {row}
              </button>
            ) : (
              <RouterLink href={articleHref(key)} className={classes.row}>
                {row}
              </RouterLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
