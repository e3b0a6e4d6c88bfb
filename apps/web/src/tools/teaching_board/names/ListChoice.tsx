import type { NamesList } from '@murmel/contracts';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { LoadState } from '../../../core/page/LoadState';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { NativeSelect } from '../../../ui/forms/TextField';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { NamesDialog } from './NamesDialog';
import classes from './names.module.css';
import { useNamesTexts } from './texts';
import type { CardNames } from './use-card-names';
import { useNamesLists } from './use-names-lists';

interface ListChoiceProps {
  /** the chosen list, which may be another user's */
  names: CardNames;
  chosen: string | null;
  onChoose: (list: string) => void;
}

/** Choice of the list of names of a card, with buttons that create and edit lists. */
export function ListChoice({ names, chosen, onChoose }: ListChoiceProps) {
  const t = useNamesTexts();
  const { t: shell } = useTranslation('shell');
  const lists = useNamesLists();
  const [editing, setEditing] = useState<NamesList | 'new'>();
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that opened it is gone with the list.
    if (!editing && document.activeElement === document.body) start.current?.focus();
  }, [editing]);
  return (
    <LoadState query={lists} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={1} />}>
      {(own) => {
        const others = names.state === 'known' && !names.own ? [names.list] : [];
        const current = own.find(({ id }) => id === chosen);
        const known = current ?? others[0];
        return (
          <div className={classes.choice}>
            {own.length + others.length > 0 && (
              <NativeSelect
                label={t('list')}
                value={known?.id ?? ''}
                onChange={(event) => onChoose(event.currentTarget.value)}
                data={[
                  ...(known ? [] : [{ value: '', label: t('choose'), disabled: true }]),
                  ...own.map((list) => ({ value: list.id, label: t('option', { name: list.name, count: list.entries.length }) })),
                  ...others.map((list) => ({ value: list.id, label: t('otherOption', { name: list.name, count: list.entries.length }) })),
                ]}
              />
            )}
            {own.length + others.length === 0 && <p className={classes.note}>{t('none')}</p>}
            <div className={classes.buttons}>
              <Button
                ref={start}
                variant="default"
                leftSection={<IconPlus size={20} stroke={1.9} aria-hidden />}
                onClick={() => setEditing('new')}
              >
                {t('new')}
              </Button>
              {current && (
                <Button
                  variant="subtle"
                  leftSection={<IconPencil size={20} stroke={1.9} aria-hidden />}
                  onClick={() => setEditing(current)}
                >
                  {t('edit')}
                </Button>
              )}
            </div>
            {editing &&
              createPortal(
                <NamesDialog
                  list={editing === 'new' ? undefined : editing}
                  onClose={() => setEditing(undefined)}
                  onSaved={({ id }) => {
                    setEditing(undefined);
                    if (id !== chosen) onChoose(id);
                  }}
                />,
                document.body,
              )}
          </div>
        );
      }}
    </LoadState>
  );
}
