import { isBlank, WEBSITE_LIMITS } from '@murmel/contracts';
import type { SitePage } from '@murmel/documents';
import { IconArrowDown, IconArrowUp, IconCopy, IconDots, IconFile, IconHome, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { positionAbove, positionBelow } from '../../../../core/blocks/block-positions';
import { REMOVAL_TOAST_ID, UNDO_MS } from '../../../../core/blocks/removal-toast';
import { ActionMenu } from '../../../../ui/overlays/ActionMenu';
import { RenameDialog } from '../../../../ui/overlays/RenameDialog';
import { toast } from '../../../../ui/status/toast-queue';
import { useWebsite } from '../open/website-context';
import { useTexts } from '../texts';
import classes from './pages.module.css';

const { pages: limit, pageNameMax } = WEBSITE_LIMITS;

/** The pages in the order of the menu; one is written. */
export function PageList() {
  const t = useTexts();
  const { site, page: opened, openPage, run } = useWebsite();
  const [naming, setNaming] = useState<SitePage>();
  const full = site.pages.length >= limit;
  const add = async () => {
    const done = await run('addPage', { name: t('pages.new', { number: site.pages.length + 1 }) });
    if (done.ok && done.made[0] !== undefined) openPage(done.made[0]);
  };
  return (
    <>
      <h2 id="site-pages" className={classes.title}>
        {t('pages.title')}
      </h2>
      <ol className={classes.list}>
        {site.pages.map((page, index) => (
          <li key={page.id} className={classes.entry} data-open={page.id === opened.id || undefined}>
            <button
              type="button"
              className={classes.open}
              aria-current={page.id === opened.id ? 'page' : undefined}
              onClick={() => openPage(page.id)}
            >
              {index === 0 ? <IconHome size={20} stroke={1.8} aria-hidden /> : <IconFile size={20} stroke={1.8} aria-hidden />}
              <span>{page.name || t('pages.untitled')}</span>
            </button>
            <PageMenu page={page} full={full} onRename={() => setNaming(page)} />
          </li>
        ))}
      </ol>
      <button type="button" className={classes.add} disabled={full} onClick={() => void add()}>
        <IconPlus size={18} stroke={2.2} aria-hidden /> {t('pages.add')}
      </button>
      {full && <p className={classes.full}>{t('pages.full', { limit })}</p>}
      {naming && (
        <RenameDialog
          name={naming.name}
          title={t('pages.rename')}
          label={t('pages.name')}
          saveLabel={t('save')}
          cancelLabel={t('cancel')}
          closeLabel={t('close')}
          problemOf={(name) =>
            isBlank(name)
              ? t('pages.nameMissing')
              : name.trim().length > pageNameMax
                ? t('pages.nameLong', { max: pageNameMax })
                : undefined
          }
          rename={async (name) => (await run('changePage', { page: naming.id, name })).ok}
          onClose={() => setNaming(undefined)}
        />
      )}
    </>
  );
}

/** Menu of a page's actions. */
function PageMenu({ page, full, onRename }: { page: SitePage; full: boolean; onRename: () => void }) {
  const t = useTexts();
  const { site, run, session, openPage } = useWebsite();
  const itself = new Set([page.id]);
  const [above, below] = [positionAbove(site.pages, itself), positionBelow(site.pages, itself)];
  const name = page.name || t('pages.untitled');
  const remove = async () => {
    const { ok } = await run('removePage', { page: page.id });
    if (!ok) return;
    const undo = { label: t('undo'), onSelect: () => void session.undo() };
    toast({ id: REMOVAL_TOAST_ID, tone: 'success', text: t('pages.removed', { name }), staysMs: UNDO_MS, action: undo });
  };
  const duplicate = async () => {
    const done = await run('duplicatePage', { page: page.id });
    if (done.ok && done.made[0] !== undefined) openPage(done.made[0]);
  };
  return (
    <ActionMenu
      actions={[
        { key: 'rename', label: t('pages.rename'), icon: IconPencil, onSelect: onRename },
        {
          key: 'up',
          label: t('pages.up'),
          icon: IconArrowUp,
          disabled: above === undefined,
          onSelect: () => void run('movePage', { page: page.id, after: above }),
        },
        {
          key: 'down',
          label: t('pages.down'),
          icon: IconArrowDown,
          disabled: below === undefined,
          onSelect: () => void run('movePage', { page: page.id, after: below }),
        },
        { key: 'copy', label: t('pages.duplicate'), icon: IconCopy, disabled: full, onSelect: () => void duplicate() },
        {
          key: 'remove',
          label: t('pages.remove'),
          icon: IconTrash,
          danger: true,
          disabled: site.pages.length < 2,
          onSelect: () => void remove(),
        },
      ]}
      button={(props) => (
        <button type="button" {...props} className={classes.more} aria-label={t('pages.more', { name })} title={t('pages.more', { name })}>
          <IconDots size={20} stroke={1.9} aria-hidden />
        </button>
      )}
    />
  );
}
