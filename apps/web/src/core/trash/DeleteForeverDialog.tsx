import type { ClassContents, DiscardedEntry } from '@murmel/contracts';
import { useTranslation } from '../../platform/i18n/use-translation';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';
import { useContentsText } from '../classes/dialogs/contents-text';
import { intlLocale } from '../dates/dates';
import { useKindName } from './kind-name';

type Counts = ClassContents['items'];

/** The whole trash by kind, and what is in its classes and projects. */
export interface WholeTrash {
  all: Counts;
  inside: ClassContents;
}

interface DeleteForeverDialogProps {
  asked: readonly DiscardedEntry[] | WholeTrash;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something goes for ever, and names and counts all that goes. */
export function DeleteForeverDialog({ asked, busy, onConfirm, onCancel }: DeleteForeverDialogProps) {
  const { t } = useTranslation('trash');
  const { t: shell } = useTranslation('shell');
  const everything = 'all' in asked;
  const title = everything ? t('confirmAll.title') : t('confirm.title', { count: asked.length, title: asked[0]?.title });
  return (
    <ConfirmDialog
      opened
      title={title}
      confirmLabel={everything ? t('emptyAll') : t('destroy')}
      cancelLabel={shell('cancel')}
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {everything ? <Everything {...asked} /> : <Some entries={asked} />}
      <p>{t('confirm.end')}</p>
    </ConfirmDialog>
  );
}

function Everything({ all, inside }: WholeTrash) {
  const { t } = useTranslation('trash');
  const counted = useCounted();
  const contents = useContentsText()(inside);
  return (
    <>
      <p>{t('confirmAll.text', { count: total(all), contents: counted(all) })}</p>
      {contents !== '' && <p>{t('confirmAll.inside', { contents })}</p>}
    </>
  );
}

/** Number of entries that are named; beyond it only the count is shown. */
const NAMED = 5;

function Some({ entries }: { entries: readonly DiscardedEntry[] }) {
  const { t } = useTranslation('trash');
  const counted = useCounted();
  const inWords = useContentsText();
  const inside: ClassContents = {
    pupils: sum(entries.map(({ contents }) => contents.pupils)),
    projects: sum(entries.map(({ contents }) => contents.projects)),
    items: joined(entries.flatMap(({ contents }) => contents.items)),
  };
  const ofClasses = inside.pupils + inside.projects > 0;
  return (
    <>
      {entries.length > 1 && (
        <p>
          {t('confirm.names', {
            count: Math.max(0, entries.length - NAMED),
            names: entries
              .slice(0, NAMED)
              .map(({ title }) => t('confirm.name', { title }))
              .join(', '),
          })}
        </p>
      )}
      <p>
        {ofClasses
          ? t('confirm.loss', { contents: inWords(inside) })
          : inside.items.length > 0
            ? t('confirm.inside', { count: total(inside.items), contents: counted(inside.items) })
            : t('confirm.alone')}
      </p>
    </>
  );
}

/** "3 Textdokumente und 1 Ordner". */
function useCounted(): (counts: Counts) => string {
  const { i18n } = useTranslation('trash');
  const nameOf = useKindName();
  const list = new Intl.ListFormat(intlLocale(i18n.language), { type: 'conjunction' });
  return (counts) => list.format(counts.map(({ kind, count }) => `${count} ${nameOf(kind, count)}`));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const total = (counts: Counts): number => sum(counts.map(({ count }) => count));

function joined(counts: Counts): Counts {
  const byKind = new Map<Counts[number]['kind'], number>();
  for (const { kind, count } of counts) byKind.set(kind, (byKind.get(kind) ?? 0) + count);
  return [...byKind].map(([kind, count]) => ({ kind, count }));
}
