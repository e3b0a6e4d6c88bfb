import { MINI_TOOL_FIELD_KINDS, MINI_TOOL_LIMITS, type MiniToolFieldKind } from '@murmel/contracts';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { moveEntry } from '../../../core/items/move-entry';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { ActionMenu } from '../../../ui/overlays/ActionMenu';
import { SortableList } from '../../../ui/sorting/SortableList';
import classes from './editor.module.css';
import { FieldRow } from './FieldRow';
import { relabelled, withField, withoutField } from './fields';
import type { MiniToolDraft } from './use-mini-tool-draft';

const { max: most } = MINI_TOOL_LIMITS.fields;

/** Edits the fields, in an order; renaming a field renames its placeholder in the prompt, too. */
export function FieldsCard({ draft: { values, change } }: { draft: MiniToolDraft }) {
  const { t } = useTranslation('tools/mini_tools');
  const list = useRef<HTMLDivElement>(null);
  const { fields } = values;
  const { keys, add, follow, forget } = useKeys(fields.map(({ id }) => id));
  const idOf = (key: string) => fields[keys.indexOf(key)]?.id ?? '';
  const fieldOf = (key: string) => fields[keys.indexOf(key)];
  const begin = (kind: MiniToolFieldKind) => {
    flushSync(() => {
      add();
      change(withField(values, kind, t(`kinds.${kind}`)));
    });
    const inputs = list.current?.querySelectorAll<HTMLInputElement>('[data-label]');
    inputs?.[inputs.length - 1]?.select();
  };
  return (
    <section className={classes.card} aria-labelledby="mini-tool-fields">
      <div className={classes.heading}>
        <h2 id="mini-tool-fields">{t('fields.title')}</h2>
        <span className={classes.hint}>{t('fields.count', { count: fields.length, most })}</span>
        <ActionMenu
          actions={MINI_TOOL_FIELD_KINDS.map((kind) => ({ key: kind, label: t(`kinds.${kind}`), onSelect: () => begin(kind) }))}
          button={(props) => (
            <Button
              {...props}
              variant="subtle"
              disabled={fields.length >= most}
              leftSection={<IconPlus size={20} stroke={2.2} aria-hidden />}
            >
              {t('fields.add')}
            </Button>
          )}
        />
      </div>
      {fields.length === 0 && <p className={classes.hint}>{t('fields.none')}</p>}
      <div ref={list}>
        <SortableList
          className={classes.fields}
          ids={keys}
          nameOf={(key) => fieldOf(key)?.label ?? ''}
          says={(what, said) => t(`drag.${what}`, said ?? {})}
          onMove={(key, index) => {
            change({ fields: moveEntry(fields, idOf(key), index) });
            follow(key, index);
          }}
        >
          {(key, handle) => {
            const field = fieldOf(key);
            if (!field) return null;
            return (
              <FieldRow
                field={field}
                number={keys.indexOf(key) + 1}
                handle={handle}
                onLabel={(label) => change(relabelled(values, field.id, label))}
                onChange={(told) => change({ fields: fields.map((one) => (one === field ? { ...one, ...told } : one)) })}
                onRemove={() => {
                  forget(key);
                  change(withoutField(values, field.id));
                }}
              />
            );
          }}
        </SortableList>
      </div>
    </section>
  );
}

/** Returns stable row keys: a field's name follows its label, and the caret must stay while the label is typed. */
function useKeys(ids: readonly string[]) {
  const made = useRef(ids.length);
  const [keys, setKeys] = useState(() => ids.map((_, index) => `field-${index}`));
  return {
    keys,
    add: () => setKeys((all) => [...all, `field-${made.current++}`]),
    follow: (key: string, index: number) =>
      setKeys((all) =>
        moveEntry(
          all.map((id) => ({ id })),
          key,
          index,
        ).map(({ id }) => id),
      ),
    forget: (key: string) => setKeys((all) => all.filter((one) => one !== key)),
  };
}
