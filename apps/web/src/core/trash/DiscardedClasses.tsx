import type { DiscardedEntry } from '@murmel/contracts';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';
import { ClassMarble } from '../classes/ClassMarble';
import { useContentsText } from '../classes/dialogs/contents-text';
import { PageSwitch } from '../items/PageSwitch';
import classes from './TrashPage.module.css';
import { TrashRow } from './TrashRow';
import { TrashTable } from './TrashTable';
import type { DiscardedClassesState } from './use-discarded-classes';

/** Classes and projects in the trash, with all that is in them; nothing where there are none. */
export function DiscardedClasses({ state: { data, page, goTo, restore, destroy }, now }: { state: DiscardedClassesState; now: Date }) {
  const { t } = useTranslation('trash');
  const { t: shell } = useTranslation('shell');
  const inWords = useContentsText();
  const [asking, setAsking] = useState<DiscardedEntry>();
  if (!data || data.total === 0) return null;
  const inside = asking ? inWords({ ...asking.contents, projects: asking.type === 'class' ? asking.contents.projects : 0 }) : '';
  return (
    <section className={classes.section} aria-labelledby="discarded-classes">
      <h2 id="discarded-classes" className={classes.heading}>
        {t('classes.title')}
      </h2>
      <TrashTable caption={t('classes.title')}>
        {data.entries.map((entry) => (
          <TrashRow
            key={entry.id}
            title={entry.name}
            kind={entry.type === 'class' ? t('classes.class') : t('classes.project', { className: entry.className })}
            marble={<ClassMarble id={entry.id} size={36} />}
            discardedAt={entry.discardedAt}
            now={now}
            busy={restore.isPending && restore.variables.id === entry.id}
            onRestore={() => restore.mutate(entry)}
            onDestroy={() => setAsking(entry)}
          />
        ))}
      </TrashTable>
      <PageSwitch page={page} limit={data.limit} total={data.total} onChange={goTo} />
      <ConfirmDialog
        opened={asking !== undefined}
        title={t('confirmOne.title', { title: asking?.name })}
        confirmLabel={t('destroy')}
        cancelLabel={shell('cancel')}
        busy={destroy.isPending}
        onConfirm={() => asking && destroy.mutate(asking, { onSettled: () => setAsking(undefined) })}
        onCancel={() => setAsking(undefined)}
      >
        {inside === '' ? t('classes.nothing') : t('classes.loss', { contents: inside })}
      </ConfirmDialog>
    </section>
  );
}
