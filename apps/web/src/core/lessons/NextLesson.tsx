import { TOOLS } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { SectionHeader } from '../../ui/layout/SectionHeader';
import '../calendar-view/calendar-colours.css';
import { dateText } from '../calendar-view/calendar-days';
import { CLASSES } from '../links/class-paths';
import { RouterLink } from '../links/RouterLink';
import { LessonLinks } from './LessonLinks';
import classes from './lessons.module.css';
import { OpenForClass } from './OpenForClass';

/** While the page is open, the lesson that is over gives way to the next one. */
const READ_EVERY_MS = 60_000;

/** The lesson that goes on or comes next, with its class, its project and its materials. Nothing where no timetable has one. */
export default function NextLesson() {
  const { t, i18n } = useTranslation('lessons');
  const { data } = useQuery({ ...orpc.timetables.nextLesson.queryOptions(), refetchInterval: READ_EVERY_MS });
  if (!data) return null;
  const { timetable, occurrence, colour, class: schoolClass, project } = data;
  const day = dateText(occurrence.date, i18n.language, { weekday: 'long', day: 'numeric', month: 'long' });
  const plan = (
    <RouterLink href={`${TOOLS.timetable.route}/${timetable.id}`} className={classes.all}>
      {t('toTimetable')}
    </RouterLink>
  );
  return (
    <section className={classes.section} aria-labelledby="next-lesson">
      <SectionHeader id="next-lesson" title={t('next')} action={plan} />
      <div className={classes.card} data-entry-colour={colour ?? 'gray'}>
        <div className={classes.words}>
          <strong className={classes.title}>{occurrence.title}</strong>
          <span>
            {day}, {t('time', { start: occurrence.startTime, end: occurrence.endTime })}
          </span>
          {occurrence.room && <span>{occurrence.room}</span>}
          {schoolClass && (
            <span>
              {t('class')}: <RouterLink href={`${CLASSES}/${schoolClass.id}`}>{schoolClass.name}</RouterLink>
              {project && <> · {t('project', { name: project.name })}</>}
            </span>
          )}
        </div>
        {occurrence.items.length > 0 && <LessonLinks items={occurrence.items} />}
        {schoolClass && occurrence.items.length > 0 && (
          <OpenForClass schoolClass={schoolClass} name={occurrence.title} items={occurrence.items} />
        )}
      </div>
    </section>
  );
}
