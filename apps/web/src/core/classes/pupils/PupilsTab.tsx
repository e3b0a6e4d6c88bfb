import { foldText, type SchoolClass } from '@murmel/contracts';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { SearchField } from '../../../ui/forms/SearchField';
import { EmptyState } from '../../../ui/status/EmptyState';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { LoadState } from '../../page/LoadState';
import { PageSwitch } from '../../page/PageSwitch';
import { usePupils } from '../queries';
import { AddPupilsDialog } from './AddPupilsDialog';
import { OnetimeEntrance } from './OnetimeEntrance';
import { OpenClass } from './OpenClass';
import { PupilsTable } from './PupilsTable';
import classes from './pupils.module.css';
import { WaitingNotice } from './WaitingNotice';

/** Number of pupils on one page of the table: a full class. */
const SHOWN = 40;

/** Pupils of a class with a code: who they are, how they sign in, and who waits to be admitted. */
export function PupilsTab({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('classes');
  const { t: shell } = useTranslation('shell');
  const { id, type, abilities, pupils: active, pupilsMax } = schoolClass;
  const onetime = type === 'onetime';
  const query = usePupils(id);
  const [adding, setAdding] = useState(false);
  const [wanted, setWanted] = useState('');
  const [page, setPage] = useState(1);
  const words = foldText(wanted);
  const found = (query.data ?? []).filter(({ name, note }) => foldText(`${name}\n${note}`).includes(words));
  const lastPage = Math.max(1, Math.ceil(found.length / SHOWN));
  const shownPage = Math.min(page, lastPage);
  const search = (text: string) => {
    setWanted(text);
    setPage(1);
  };
  const addButton = (
    <Button variant="default" leftSection={<IconUserPlus size={20} stroke={1.9} aria-hidden />} onClick={() => setAdding(true)}>
      {t('addPupils.button')}
    </Button>
  );
  const empty = onetime ? (
    <EmptyState title={t('pupilsEmpty.onetimeTitle')} text={t('pupilsEmpty.onetimeText')} />
  ) : (
    <EmptyState title={t('pupilsEmpty.title')} text={t('pupilsEmpty.text')} actions={abilities.update && addButton} />
  );
  const nobody = query.data?.length === 0;
  return (
    <div className={classes.tab}>
      <WaitingNotice schoolClass={schoolClass} />
      {onetime && <OnetimeEntrance schoolClass={schoolClass} />}
      {!onetime && !nobody && abilities.update && <OpenClass schoolClass={schoolClass} />}
      {!nobody && (
        <div className={classes.tools}>
          <div className={classes.search}>
            <SearchField label={t('searchPupils')} clearLabel={t('clearSearch')} value={wanted} onChange={search} />
          </div>
          {!onetime && abilities.update && addButton}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {words && query.data ? t('found', { count: found.length }) : ''}
      </p>
      <LoadState query={query} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={8} />}>
        {(all) => {
          if (all.length === 0) return empty;
          if (found.length === 0)
            return <EmptyState title={t('nothingFound.title')} text={t('nothingFound.text', { words: wanted.trim() })} />;
          return (
            <>
              <PupilsTable schoolClass={schoolClass} pupils={found.slice((shownPage - 1) * SHOWN, shownPage * SHOWN)} />
              <PageSwitch page={shownPage} limit={SHOWN} total={found.length} onChange={setPage} />
            </>
          );
        }}
      </LoadState>
      {adding && (
        <AddPupilsDialog
          schoolClass={schoolClass}
          free={pupilsMax === null ? null : Math.max(0, pupilsMax - active)}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}
