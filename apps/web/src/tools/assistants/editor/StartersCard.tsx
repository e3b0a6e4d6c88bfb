import { ASSISTANT_LIMITS } from '@murmel/contracts';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { moveEntry } from '../../../core/items/move-entry';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { IconButton } from '../../../ui/overlays/IconButton';
import { Grip } from '../../../ui/sorting/Grip';
import { SortableList } from '../../../ui/sorting/SortableList';
import classes from './editor.module.css';
import type { AssistantDraft } from './use-assistant-draft';

const { count: most, max } = ASSISTANT_LIMITS.starters;

interface Row {
  id: string;
  text: string;
}

/** Conversation starters: up to six questions, in an order. */
export function StartersCard({ draft }: { draft: AssistantDraft }) {
  const { t } = useTranslation('tools/assistants');
  const made = useRef(0);
  const rowOf = (text: string): Row => ({ id: `starter-${made.current++}`, text });
  const [rows, setRows] = useState<Row[]>(() => draft.starters.map(rowOf));
  const list = useRef<HTMLDivElement>(null);
  const write = (next: Row[]) => {
    setRows(next);
    draft.change({ starters: next.map(({ text }) => text) });
  };
  const add = () => {
    const row = rowOf('');
    // Drawn at once: the first letter that is typed stands in it.
    flushSync(() => setRows([...rows, row]));
    list.current?.querySelector<HTMLInputElement>(`[data-row="${row.id}"]`)?.focus();
  };
  const nameOf = (id: string) =>
    rows.find((row) => row.id === id)?.text || t('starters.one', { number: rows.findIndex((row) => row.id === id) + 1 });
  return (
    <section className={classes.card} aria-labelledby="assistant-starters">
      <div className={classes.heading}>
        <h2 id="assistant-starters">{t('starters.title')}</h2>
        <span className={classes.count}>{t('starters.count', { count: rows.length, most })}</span>
        <Button variant="subtle" leftSection={<IconPlus size={20} stroke={2.2} aria-hidden />} disabled={rows.length >= most} onClick={add}>
          {t('starters.add')}
        </Button>
      </div>
      {rows.length === 0 && <p className={classes.hint}>{t('starters.none')}</p>}
      <div ref={list}>
        <SortableList
          className={classes.starters}
          ids={rows.map(({ id }) => id)}
          nameOf={nameOf}
          says={(what, values) => t(`drag.${what}`, values ?? {})}
          onMove={(id, index) => write(moveEntry(rows, id, index))}
        >
          {(id, handle) => {
            const number = rows.findIndex((row) => row.id === id) + 1;
            return (
              <div className={classes.starter}>
                <Grip handle={handle} label={t('drag.handle', { number })} />
                <input
                  data-row={id}
                  aria-label={t('starters.one', { number })}
                  maxLength={max}
                  value={rows[number - 1]?.text ?? ''}
                  onChange={(event) => write(rows.map((row) => (row.id === id ? { id, text: event.currentTarget.value } : row)))}
                />
                <IconButton
                  icon={IconX}
                  label={t('starters.remove', { number })}
                  tipAlign="end"
                  onClick={() => write(rows.filter((row) => row.id !== id))}
                />
              </div>
            );
          }}
        </SortableList>
      </div>
    </section>
  );
}
