import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { PageHeader } from '../../ui/layout/PageHeader';
import classes from '../../ui/layout/panes.module.css';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';
import { RouterLink } from '../links/RouterLink';

interface Pane {
  title: string;
  content: ReactNode;
}

interface EditorialEditorProps {
  /** namespace that holds the other texts: title, save, delete and the confirmation before it */
  texts: 'collections/editor' | 'partners/editor';
  /** the page that is edited here */
  page: { href: string; title: string };
  about: ReactNode;
  /** pane with the contents */
  contents: Pane;
  /** `save` or `remove`, if any */
  busy: string | undefined;
  incomplete: boolean;
  onSave: () => void;
  onRemove: () => void;
}

/** Editor in which admins edit published entries: their description and their contents. */
export function EditorialEditor({ texts, page, about, contents, busy, incomplete, onSave, onRemove }: EditorialEditorProps) {
  const { t } = useTranslation(texts);
  const { t: shell } = useTranslation('shell');
  const [asking, setAsking] = useState(false);
  const panes = { about: { title: t('about'), content: about }, contents };
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={<RouterLink href={page.href}>{page.title}</RouterLink>}
        actions={
          <>
            <Button variant="default" leftSection={<IconTrash size={20} stroke={1.9} aria-hidden />} onClick={() => setAsking(true)}>
              {t('delete')}
            </Button>
            <Button loading={busy === 'save'} disabled={incomplete} onClick={onSave}>
              {t('save')}
            </Button>
          </>
        }
      />
      <div className={classes.panes}>
        {Object.entries(panes).map(([key, { title, content }]) => (
          <section key={key} className={classes.part} aria-labelledby={key}>
            <h2 id={key} className={classes.head}>
              {title}
            </h2>
            {content}
          </section>
        ))}
      </div>
      <ConfirmDialog
        opened={asking}
        title={t('deleteTitle')}
        confirmLabel={t('delete')}
        cancelLabel={shell('cancel')}
        busy={busy === 'remove'}
        onConfirm={onRemove}
        onCancel={() => setAsking(false)}
      >
        {t('deleteText')}
      </ConfirmDialog>
    </>
  );
}
