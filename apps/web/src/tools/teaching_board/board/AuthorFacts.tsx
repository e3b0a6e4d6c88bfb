import { momentText } from '../../../core/dates/dates';
import type { api } from '../../../platform/api/client';
import { useTranslation } from '../../../platform/i18n/use-translation';
import classes from './author-facts.module.css';
import { useBoardTexts } from './texts';

export type AuthorInfo = Awaited<ReturnType<typeof api.teachingBoards.authorInfo>>;

/** Shows the author of a board and their description of it. */
export function AuthorFacts({ info: { author, title, description, createdAt, updatedAt } }: { info: AuthorInfo }) {
  const t = useBoardTexts();
  const { i18n } = useTranslation();
  const day = (iso: string): string => momentText(new Date(iso), i18n.language, { dateStyle: 'long' });
  return (
    <dl className={classes.facts}>
      <dt>{t('author.board')}</dt>
      <dd>{title}</dd>
      <dt>{t('author.author')}</dt>
      <dd>{author ?? t('author.unknown')}</dd>
      {description !== '' && (
        <>
          <dt>{t('author.description')}</dt>
          <dd className={classes.description}>{description}</dd>
        </>
      )}
      <dt>{t('author.created')}</dt>
      <dd>{day(createdAt)}</dd>
      <dt>{t('author.updated')}</dt>
      <dd>{day(updatedAt)}</dd>
    </dl>
  );
}
