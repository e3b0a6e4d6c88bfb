import { LimitButton } from './LimitButton';
import classes from './MonthLeft.module.css';
import { useMonthLeftText } from './use-month-left-text';

/** Line about what a free account may still make this month, once little is left; at the limit with the way to what can be done. */
export function MonthLeft({ kind }: { kind: string }) {
  const text = useMonthLeftText()(kind);
  if (text === undefined) return null;
  return (
    <div className={classes.left}>
      <span>{text}</span>
      <LimitButton kind={kind} />
    </div>
  );
}
