import type { ProjectActivity } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { PersonMarble } from '../../../ui/marbles/PersonMarble';
import { Breakable } from '../../../ui/text/Breakable';
import { relativeTime } from '../../dates/dates';
import { KindMarble } from '../../project-form/picker/KindMarble';
import classes from './activity.module.css';
import { activityText } from './activity-text';

interface ActivityLineProps {
  activity: ProjectActivity;
  now: Date;
  /** the newest one, while it is new */
  fresh?: boolean;
}

/** One activity: person, action, item and elapsed time. */
export function ActivityLine({ activity, now, fresh = false }: ActivityLineProps) {
  const { t, i18n } = useTranslation('projects');
  const { t: items } = useTranslation('items');
  const { pupil, item, at } = activity;
  const words = activityText(activity);
  const ago = relativeTime(at, now, i18n.language);
  return (
    <li className={classes.line} data-fresh={(fresh && ago.key === 'now') || undefined}>
      <PersonMarble id={pupil.id} name={pupil.name} size={36} />
      <span className={classes.words}>
        <span className={classes.deed}>
          <strong>{pupil.name}</strong> <Breakable text={t(words.key, { ...words.values })} />
        </span>
        <time dateTime={at} className={classes.time}>
          {items(`when.${ago.key}`, { ...ago.values })}
        </time>
      </span>
      {item && <KindMarble kind={item.kind} size={26} />}
    </li>
  );
}
