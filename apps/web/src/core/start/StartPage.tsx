import { Suspense } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { lazyPage } from '../../platform/page/lazy-page';
import { useSession } from '../../platform/session/store';
import { PageHeader } from '../../ui/layout/PageHeader';
import { weekdayText } from '../dates/dates';
import { useNow } from '../dates/use-now';
import { NewMenu } from '../new-item/NewMenu';
import { FavouriteTools } from './FavouriteTools';
import { greeting } from './greeting';
import { RecentItems } from './RecentItems';
import { StartClasses } from './StartClasses';
import classes from './StartPage.module.css';

const UnfinishedRecordings = lazyPage(
  () => import('../recordings/start/UnfinishedRecordings'),
  ['recordings', 'recordings/start', 'recordings/errors'],
);

/** For teachers alone who said what they teach. */
const FittingTemplates = lazyPage(() => import('./FittingTemplates'), ['items/settings', 'tools']);

const NextLesson = lazyPage(() => import('../lessons/NextLesson'), ['lessons', 'items', 'tools']);

/** A teacher's first page: what is likely to come next, one press away. */
export default function StartPage() {
  const { t, i18n } = useTranslation('start');
  const { user } = useSession();
  const now = useNow();
  const teaches = user !== null && user.subjectTypes.length + user.gradeLevels.length > 0;
  return (
    <>
      <PageHeader
        title={t(`greeting.${greeting(now)}`, { name: user?.firstname ?? '' })}
        text={weekdayText(now, i18n.language)}
        actions={
          <div className={classes.wideOnly}>
            <NewMenu />
          </div>
        }
      />
      {/* Rare, so it comes when everything else is there. */}
      <Suspense fallback={null}>
        <UnfinishedRecordings />
      </Suspense>
      <Suspense fallback={null}>
        <NextLesson />
      </Suspense>
      <FavouriteTools />
      <RecentItems />
      {teaches && (
        <Suspense fallback={null}>
          <FittingTemplates />
        </Suspense>
      )}
      <StartClasses />
    </>
  );
}
