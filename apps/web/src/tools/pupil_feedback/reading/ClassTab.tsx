import { type FeedbackAssignmentItem, TEXT_STAGES, type TextOverview, type TextRow } from '@murmel/contracts';
import { IconMessageHeart } from '@tabler/icons-react';
import { sinceText } from '../../../core/dates/dates';
import { RouterLink } from '../../../core/links/RouterLink';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { EmptyState } from '../../../ui/status/EmptyState';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { textPath } from '../paths';
import { useTexts } from '../texts';
import classes from './reading.module.css';

/** Shows who is where: how many are at each stage, and a row for each text. */
export default function ClassTab({ item, overview }: { item: FeedbackAssignmentItem; overview: TextOverview | undefined }) {
  const t = useTexts();
  const { i18n } = useTranslation();
  if (!overview) return <SkeletonGrid shape="lines" count={6} label={t('loading')} />;
  const { rows, absent } = overview;
  if (rows.length === 0 && absent.length === 0)
    return (
      <EmptyState
        title={t('class.none')}
        text={t('class.noneText')}
        marbles={[{ colour: 'sonne', swirl: 4, icon: IconMessageHeart, size: 96 }]}
      />
    );
  const now = new Date();
  const moment = (at: number | null): string => (at === null ? '–' : sinceText(new Date(at), now, i18n.language));
  return (
    <div className={classes.class}>
      <ul className={classes.figures} aria-label={t('class.figures')}>
        {TEXT_STAGES.map((stage) => (
          <li key={stage}>
            <b>{rows.filter((row) => row.stage === stage).length + (stage === 'none' ? absent.length : 0)}</b>
            <span>{t(`stages.${stage}`)}</span>
          </li>
        ))}
      </ul>
      <div className={classes.scroller} tabIndex={0} role="region" aria-label={t('class.table')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('class.name')}</th>
              <th scope="col">{t('class.stage')}</th>
              <th scope="col">{t('class.words')}</th>
              <th scope="col">{t('class.handedIn')}</th>
              <th scope="col">{t('class.feedback')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={row.id}>
                <th scope="row">
                  <RouterLink href={textPath(item.id, index + 1)}>{row.name || t('class.nameless')}</RouterLink>
                </th>
                <td data-label={t('class.stage')}>{stageText(row, t)}</td>
                <td data-label={t('class.words')}>{row.versions > 0 ? row.words : '–'}</td>
                <td data-label={t('class.handedIn')}>{moment(row.handedInAt)}</td>
                <td data-label={t('class.feedback')} data-due={row.feedback === 'due' || undefined}>
                  {t(`class.feedbacks.${row.feedback}`)}
                  {row.hintsWaiting > 0 && ` · ${t('class.hints', { count: row.hintsWaiting })}`}
                </td>
              </tr>
            ))}
            {absent.map(({ id, name }) => (
              <tr key={id} className={classes.absent}>
                <th scope="row">{name}</th>
                <td data-label={t('class.stage')}>{t('class.absent')}</td>
                {(['words', 'handedIn', 'feedback'] as const).map((column) => (
                  <td key={column} data-label={t(`class.${column}`)}>
                    –
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function stageText({ stage, versions }: TextRow, t: ReturnType<typeof useTexts>): string {
  return stage === 'revised' || (stage === 'final' && versions > 1)
    ? t('class.stageOf', { stage: t(`stages.${stage}`), number: versions })
    : t(`stages.${stage}`);
}
