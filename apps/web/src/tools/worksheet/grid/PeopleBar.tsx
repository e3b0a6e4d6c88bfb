import { IconCheck, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { Ref } from 'react';
import { RouterLink } from '../../../core/links/RouterLink';
import { PersonMarble } from '../../../ui/marbles/PersonMarble';
import classes from './feedback.module.css';
import { type NumberedRow, neighboursOf } from './grid-rows';
import { useTexts } from './texts';

interface PeopleBarProps {
  rows: readonly NumberedRow[];
  /** of the shown response */
  id: string;
  nameOf: (row: NumberedRow) => string;
  covered: boolean;
  /** address of all of them */
  all: string;
  /** receives the place beside it: feedback is given from there */
  beside: Ref<HTMLDivElement>;
}

/** Number of marbles around the shown one. */
const SHOWN = 12;

/** Bar at the lower edge: navigation between persons, a marble each, with a tick where feedback is given; beside it room for what is done. */
export function PeopleBar({ rows, id, nameOf, covered, all, beside }: PeopleBarProps) {
  const t = useTexts();
  const { index, before, row: shown, after } = neighboursOf(rows, id);
  const from = Math.max(0, Math.min(index - SHOWN / 2, rows.length - SHOWN));
  return (
    <div className={classes.bottom}>
      <nav className={classes.people} aria-label={t('panel.pager')}>
        {before ? (
          <RouterLink href={`${all}/${before.place}`} className={classes.step} aria-label={`${t('panel.previous')}: ${nameOf(before)}`}>
            <IconChevronLeft size={20} stroke={1.9} aria-hidden /> <span>{nameOf(before)}</span>
          </RouterLink>
        ) : (
          <span />
        )}
        <span className={classes.marbles}>
          {rows.slice(from, from + SHOWN).map((row) => (
            <RouterLink
              key={row.id}
              href={`${all}/${row.place}`}
              className={classes.marble}
              aria-current={row.id === id ? 'page' : undefined}
              aria-label={row.feedback === 'given' ? t('single.hasFeedback', { name: nameOf(row) }) : nameOf(row)}
            >
              <PersonMarble id={null} look={row.look} name={covered ? '' : row.name} size={32} />
              {row.feedback === 'given' && <IconCheck size={14} stroke={3} className={classes.tick ?? ''} aria-hidden />}
            </RouterLink>
          ))}
          <span>{t('single.position', { place: index + 1, all: rows.length })}</span>
        </span>
        {after ? (
          <RouterLink href={`${all}/${after.place}`} className={classes.step} aria-label={`${t('panel.next')}: ${nameOf(after)}`}>
            <span>{nameOf(after)}</span> <IconChevronRight size={20} stroke={1.9} aria-hidden />
          </RouterLink>
        ) : (
          <span />
        )}
      </nav>
      <div ref={beside} role="group" aria-label={t('feedback.for', { name: shown ? nameOf(shown) : '' })} className={classes.giving} />
    </div>
  );
}
