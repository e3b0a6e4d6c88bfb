import { PERSON_NAME } from '@murmel/contracts';
import { useState } from 'react';
import { PageSwitch } from '../../core/page/PageSwitch';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { Badge } from '../../ui/status/Badge';
import { Notice } from '../../ui/status/Notice';
import { Breakable } from '../../ui/text/Breakable';
import classes from '../lists.module.css';
import { ImportResult } from './ImportResult';
import type { LineState, TeacherLine } from './read-teachers';
import { type Known, type Preset, useImport } from './use-import';

/** `exists`: has an account; `again`: waits for an answer, and gets another invitation. */
type ShownState = LineState | 'exists' | 'again';
const SHOWN_STATES: readonly ShownState[] = ['ok', 'again', 'exists', 'doubled', 'badMail', 'noMail', 'noName', 'tooLong'];
const INVITED: ReadonlySet<ShownState> = new Set(['ok', 'again']);
const LIMIT = 50;

interface ImportPreviewProps {
  lines: readonly TeacherLine[];
  known: Known;
  preset: Preset;
  onBack: () => void;
}

/** Every line with its state, and how many there are of each; then the invitations, and how far they are. */
export function ImportPreview({ lines, known, preset, onBack }: ImportPreviewProps) {
  const { t } = useTranslation('backoffice/import');
  const work = useImport();
  const shown = lines.map((line) => ({ ...line, shown: shownState(line, known) }));
  const people = shown.filter((line) => INVITED.has(line.shown));
  const counts = SHOWN_STATES.flatMap((state) => {
    const count = shown.filter((line) => line.shown === state).length;
    return count > 0 ? [{ state, count }] : [];
  });
  if (work.done.length > 0 || work.busy)
    return <ImportResult work={work} total={people.length} onRetry={() => void work.invite(people, preset)} />;
  return (
    <div className={classes.stack}>
      <ul className={classes.row} aria-label={t('counts')} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {counts.map(({ state, count }) => (
          <li key={state}>
            <Badge tone={INVITED.has(state) ? 'good' : 'notice'}>{t(`count.${state}`, { count })}</Badge>
          </li>
        ))}
      </ul>
      {work.problem && (
        <Notice tone="alert" announce>
          {work.problem}
        </Notice>
      )}
      <p className={classes.hint}>{t(known.byMail ? 'byMail' : 'byLink')}</p>
      <div className={classes.row}>
        <Button disabled={people.length === 0} onClick={() => void work.invite(people, preset)}>
          {t('invite', { count: people.length })}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
      <LineTable lines={shown} />
    </div>
  );
}

function shownState({ state, email }: TeacherLine, { accounts, invited, wrong }: Known): ShownState {
  if (state !== 'ok') return state;
  if (wrong.has(email)) return 'badMail';
  return accounts.has(email) ? 'exists' : invited.has(email) ? 'again' : 'ok';
}

function LineTable({ lines }: { lines: readonly (TeacherLine & { shown: ShownState })[] }) {
  const { t } = useTranslation('backoffice/import');
  const [page, setPage] = useState(1);
  // Wrong lines come first: among 5,000 they would not be found.
  const sorted = lines.toSorted((one, other) => Number(INVITED.has(one.shown)) - Number(INVITED.has(other.shown)) || one.line - other.line);
  return (
    <>
      <section className={classes.frame} aria-label={t('lines')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col" className={classes.number}>
                {t('line')}
              </th>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('email')}</th>
              <th scope="col">{t('state')}</th>
            </tr>
          </thead>
          <tbody>
            {sorted.slice((page - 1) * LIMIT, page * LIMIT).map(({ line, firstname, name, email, shown }) => (
              <tr key={line}>
                <td data-label={t('line')} className={classes.number}>
                  {line}
                </td>
                <th scope="row">{`${firstname} ${name}`.trim() || '–'}</th>
                <td data-label={t('email')}>{email === '' ? '–' : <Breakable text={email} />}</td>
                <td data-label={t('state')}>
                  <Badge tone={INVITED.has(shown) ? 'good' : 'notice'}>{t(`line_state.${shown}`, { max: PERSON_NAME.max })}</Badge>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <PageSwitch page={page} limit={LIMIT} total={lines.length} onChange={setPage} />
    </>
  );
}
