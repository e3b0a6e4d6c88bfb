import { CONTENT_LANGUAGES, type Collection, type ContentLanguage, isBlank, LIMITS } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useItemTitle } from '../../../platform/page/use-item-title';
import { FieldError } from '../../../ui/forms/FieldError';
import { SwitchRow } from '../../../ui/forms/SwitchRow';
import { NativeSelect, Textarea, TextInput } from '../../../ui/forms/TextField';
import classes from '../../../ui/layout/panes.module.css';
import { SortableList } from '../../../ui/sorting/SortableList';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { EditorialEditor } from '../../editorial/EditorialEditor';
import { FindOpenMaterial } from '../../open-material/FindOpenMaterial';
import { LoadState } from '../../page/LoadState';
import { useCollectionAction } from '../use-collection-action';
import { CoverChoice } from './CoverChoice';
import { EntryRow } from './EntryRow';
import { useCollectionDraft } from './use-collection-draft';

/** Page on which admins compile a collection. */
export default function CollectionEditorPage() {
  const { t: shell } = useTranslation('shell');
  const { id = '' } = useParams();
  const query = useQuery({ ...orpc.collections.get.queryOptions({ input: { id } }), refetchOnWindowFocus: false });
  useItemTitle(query.data?.title);
  return (
    <LoadState query={query} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={6} />}>
      {(collection) => <CollectionEditor key={collection.id} collection={collection} />}
    </LoadState>
  );
}

function CollectionEditor({ collection }: { collection: Collection }) {
  const { t } = useTranslation('collections/editor');
  const { t: items } = useTranslation('items', 'items/settings');
  const { t: list } = useTranslation('collections');
  const navigate = useNavigate();
  const { draft, change, add, remove, label, move } = useCollectionDraft(collection);
  const { run, busy } = useCollectionAction();
  const { id } = collection;
  const { entries, title } = draft;
  const nameless = isBlank(title);
  const save = () =>
    run('save', () =>
      api.collections.update({ id, ...draft, entries: entries.map(({ itemId, label: said }) => ({ itemId, label: said })) }),
    );
  const destroy = () =>
    run('remove', async () => {
      await api.collections.remove({ id });
      void navigate('/collections');
    });
  return (
    <EditorialEditor
      texts="collections/editor"
      page={{ href: `/collections/${id}`, title: collection.title }}
      about={
        <>
          <TextInput
            label={t('name')}
            maxLength={LIMITS.title.max}
            value={title}
            error={nameless && <FieldError>{t('nameless')}</FieldError>}
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
          <Textarea
            label={t('description')}
            rows={4}
            maxLength={LIMITS.description.max}
            value={draft.description}
            onChange={(event) => change({ description: event.currentTarget.value })}
          />
          <NativeSelect
            label={items('settings.language')}
            value={draft.language}
            data={CONTENT_LANGUAGES.map((value) => ({ value, label: items(`languages.${value}`) }))}
            onChange={(event) => change({ language: event.currentTarget.value as ContentLanguage })}
          />
          <CoverChoice value={draft.cover} onChange={(cover) => change({ cover })} />
          <SwitchRow
            label={t('published')}
            description={t('publishedText')}
            checked={draft.published}
            onChange={(published) => change({ published })}
          />
          <SwitchRow
            label={t('featured')}
            description={t('featuredText', { count: LIMITS.collection.featured })}
            checked={draft.featured}
            onChange={(featured) => change({ featured })}
          />
        </>
      }
      contents={{
        title: list('contents'),
        content: (
          <>
            {entries.length === 0 && <p className={classes.hint}>{t('noEntries')}</p>}
            <SortableList
              ids={entries.map(({ itemId }) => itemId)}
              says={(what, values) => t(`drag.${what}`, values ?? {})}
              nameOf={(itemId) => entries.find((one) => one.itemId === itemId)?.title ?? t('closedEntry')}
              onMove={move}
            >
              {(itemId, handle) => (
                <EntryRow
                  entry={entries.find((one) => one.itemId === itemId)!}
                  handle={handle}
                  onLabel={(said) => label(itemId, said)}
                  onRemove={() => remove(itemId)}
                />
              )}
            </SortableList>
            <h3 className={classes.head}>{t('add')}</h3>
            <FindOpenMaterial
              chosen={entries.map(({ itemId }) => itemId)}
              full={entries.length >= LIMITS.collection.items}
              onChoose={add}
            />
          </>
        ),
      }}
      busy={busy}
      incomplete={nameless}
      onSave={() => void save()}
      onRemove={() => void destroy()}
    />
  );
}
