import type { TimetableItem, TimetableOccurrence } from '@murmel/contracts';
import { LessonLinks } from '../../../core/lessons/LessonLinks';
import { OpenForClass } from '../../../core/lessons/OpenForClass';
import classes from './events.module.css';

/** Materials of a lesson, each a link, and a button that gives all of them to the class. */
export function LessonItems({ item, occurrence }: { item: TimetableItem; occurrence: TimetableOccurrence }) {
  const course = item.timetable.courses.find(({ id }) => id === occurrence.courseId);
  if (occurrence.items.length === 0) return null;
  return (
    <div className={classes.lessonItems}>
      <LessonLinks items={occurrence.items} />
      {course?.class && <OpenForClass schoolClass={course.class} name={occurrence.title} items={occurrence.items} />}
    </div>
  );
}
