import { LIMITS, type ListedItem, TOOLS, type ToolKey } from '@murmel/contracts';
import { IconChevronRight, IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { orpc } from '../../../platform/api/queries';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { PillTabs } from '../../../ui/forms/PillTabs';
import { SearchField } from '../../../ui/forms/SearchField';
import { Marble } from '../../../ui/marbles/Marble';
import { Dialog } from '../../../ui/overlays/Dialog';
import { Notice } from '../../../ui/status/Notice';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { toast } from '../../../ui/status/toast-queue';
import { LoadState } from '../../page/LoadState';
import { useDebounced } from '../../page/use-debounced';
import { useToolContributions } from '../../tools/contribution';
import classes from './into.module.css';

const SHOWN = 8;

export interface InsertDialogProps {
  title: string;
  /** those that take it, in the order in which they are offered */
  tools: readonly ToolKey[];
  /** title of a new item that is created for the content */
  newTitle: string;
  /** puts it there, by the tool's own operations @throws what they throw */
  give: (tool: ToolKey, itemId: string) => Promise<void>;
  /** confirmation after the content was added */
  done: (title: string) => string;
  hint?: string;
  /** options for adding the content, if there are any */
  children?: ReactNode;
  onClose: () => void;
}

/** Puts something that a model made into something of one's own, or into something new. */
export function InsertDialog({ title, tools: available, newTitle, give: put, done, hint, children, onClose }: InsertDialogProps) {
  const { t } = useTranslation('ai/into');
  const { t: tools } = useTranslation('tools');
  const { t: shell } = useTranslation('shell');
  const contributions = useToolContributions();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [tool, setTool] = useState<ToolKey | undefined>(available[0]);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const query = useDebounced(typed.trim().slice(0, LIMITS.search.max));
  const found = useQuery(
    orpc.items.list.queryOptions({
      input: { limit: SHOWN, owner: 'me', objType: TOOLS[tool ?? 'pinboard'].kind, ...(query !== '' && { query }) },
      enabled: tool !== undefined,
    }),
  );
  if (!tool) return null;
  const { calls, colour, swirl, icon } = contributions[tool];
  const give = async (key: string, chosen: () => Promise<{ id: string; title: string }>) => {
    if (busy !== undefined) return;
    setBusy(key);
    setRefused(undefined);
    try {
      const item = await chosen();
      await put(tool, item.id);
      toast({
        id: 'ai-into',
        tone: 'success',
        text: done(item.title),
        action: { label: t('open'), onSelect: () => void navigate(`${TOOLS[tool].route}/${item.id}`) },
      });
      onClose();
    } catch (error) {
      setRefused(errorText(error));
      setBusy(undefined);
    } finally {
      // Something new is there, also where the picture did not come into it.
      void queryClient.invalidateQueries({ queryKey: orpc.items.key() });
    }
  };
  return (
    <Dialog opened onClose={onClose} title={title} closeLabel={shell('close')}>
      <div className={classes.into}>
        {available.length > 1 && (
          <PillTabs
            label={t('tool')}
            value={tool}
            options={available.map((value) => ({ value, label: tools(`catalogue.${value}.name`) }))}
            onChange={setTool}
          />
        )}
        {children}
        {refused && (
          <Notice tone="alert" announce>
            {refused}
          </Notice>
        )}
        <Button
          variant="default"
          leftSection={<IconPlus size={20} stroke={1.9} aria-hidden />}
          loading={busy === 'new'}
          onClick={() => void give('new', () => calls.create({ title: newTitle }))}
        >
          {t('new', { tool: tools(`catalogue.${tool}.name`) })}
        </Button>
        <SearchField label={t('search')} placeholder={t('search')} clearLabel={t('clear')} value={typed} onChange={setTyped} />
        <LoadState query={found} skeleton={<SkeletonGrid label={t('loading')} shape="lines" count={4} />}>
          {({ entries }) =>
            entries.length === 0 ? (
              <p className={classes.nothing}>{t(query === '' ? 'nothing' : 'notFound')}</p>
            ) : (
              <ul className={classes.list}>
                {entries.map((item: ListedItem) => (
                  <li key={item.id}>
                    <button
                      type="button"
                      className={classes.item}
                      aria-busy={busy === item.id}
                      onClick={() => void give(item.id, () => Promise.resolve(item))}
                    >
                      <Marble colour={colour} swirl={swirl} icon={icon} size={34} />
                      <span className={classes.title}>{item.title}</span>
                      <IconChevronRight size={18} stroke={1.9} aria-hidden />
                    </button>
                  </li>
                ))}
              </ul>
            )
          }
        </LoadState>
        {hint && <p className={classes.nothing}>{hint}</p>}
      </div>
    </Dialog>
  );
}
