import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { PillTabs } from '../../ui/forms/PillTabs';
import { IconButton } from '../../ui/overlays/IconButton';
import classes from './calendar.module.css';
import { shownText, turned } from './calendar-days';
import { CALENDAR_VIEWS, type CalendarViewKind } from './calendar-entry';

interface CalendarHeadProps {
  view: CalendarViewKind;
  date: string;
  today: string;
  /** last day of a week that is shown; its Sunday without it */
  lastDay?: string | undefined;
  /** stands behind the dates: week A or B */
  mark?: ReactNode;
  onView: (view: CalendarViewKind) => void;
  onDate: (date: string) => void;
  /** buttons at the end */
  children?: ReactNode;
}

/** The line above a calendar: what is shown, to and fro, today, and how much at once. */
export function CalendarHead({ view, date, today, lastDay, mark, onView, onDate, children }: CalendarHeadProps) {
  const { t, i18n } = useTranslation('calendar-view');
  const { first, last } = shownText(view, date, i18n.language, lastDay);
  return (
    <div className={classes.head}>
      <div className={classes.turn}>
        <div className={classes.dates}>
          <IconButton label={t(`before.${view}`)} icon={IconChevronLeft} onClick={() => onDate(turned(view, date, -1))} />
          <p className={classes.shown} aria-live="polite">
            {last ? t('between', { first, last }) : first}
          </p>
          <IconButton label={t(`after.${view}`)} icon={IconChevronRight} onClick={() => onDate(turned(view, date, 1))} />
        </div>
        {mark}
        {date !== today && (
          <Button variant="subtle" size="compact-md" onClick={() => onDate(today)}>
            {t('today')}
          </Button>
        )}
      </div>
      <div className={classes.actions}>
        <PillTabs
          label={t('view')}
          options={CALENDAR_VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
          value={view}
          onChange={onView}
        />
        {children}
      </div>
    </div>
  );
}
