import { LIMITS, TOOLS, type Item } from '@murmel/contracts';
import type { Editor } from '@tiptap/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconDeviceProjector, IconDots, IconHistory, IconSettings, IconShare3, IconTrash, IconUserEdit } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { PRIVACY_ICONS } from '../../../core/items/privacy-icons';
import { useDiscardItem } from '../../../core/items/use-discard-item';
import { RouterLink } from '../../../core/shell/RouterLink';
import { useToolContributions } from '../../../core/tools/contribution';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { Button } from '../../../ui/forms/Button';
import { EditableTitle } from '../../../ui/forms/EditableTitle';
import { EditorHeader } from '../../../ui/layout/EditorHeader';
import { Marble } from '../../../ui/marbles/Marble';
import { ActionMenu, type MenuAction } from '../../../ui/overlays/ActionMenu';
import { Drawer } from '../../../ui/overlays/Drawer';
import { IconButton } from '../../../ui/overlays/IconButton';
import { toast } from '../../../ui/status/toast-queue';
import { useTexts } from '../texts';
import { AuthorLegend } from './AuthorLegend';
import classes from './document.module.css';
import { DocumentEditor, PaperSkeleton } from './DocumentEditor';
import { DocumentEnd } from './DocumentEnd';
import { DocumentStatus } from './DocumentStatus';
import { exportActions } from './export-actions';
import { People } from './People';
import { useAuthorMarks } from './use-author-marks';
import { useDocument } from './use-document';

const ShareDialog = lazy(() => import('../../../core/sharing/ShareDialog'));
const ItemSettings = lazy(() => import('../../../core/items/ItemSettings'));
const VersionsPanel = lazy(() => import('../versions/VersionsPanel'));
const PresentView = lazy(() => import('../PresentView'));

/** The editor of somebody with an account: header, tools, text, and the dialogs around it. */
export default function TeacherDocument({ item }: { item: Item }) {
  const t = useTexts();
  const open = useDocument(item);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [panel, setPanel] = useState<'versions' | 'wall'>();
  const authors = useAuthorMarks(item, editor);
  const dialogs = useDialogAddress(item);
  const closePanel = useCallback(() => setPanel(undefined), []);
  const view = open?.view;
  const ended = view?.facts.ended;
  return (
    <div className={classes.page}>
      <TeacherHeader
        item={item}
        status={view ? <DocumentStatus state={view.state} /> : null}
        people={view && <People people={view.people} />}
        menu={<DocumentMenu item={item} editor={editor} open={setPanel} authors={authors} openSettings={() => dialogs.open('settings')} />}
        onShare={() => dialogs.open('share')}
      />
      <main id="main" tabIndex={-1} className={classes.main}>
        {open && view && ended && (
          <DocumentEnd
            view={view}
            collaboration={open.collaboration}
            ended={ended}
            home={
              <Button variant="default" component={RouterLink} href={TOOLS.text_editor.route}>
                {t('back')}
              </Button>
            }
          />
        )}
        {open && view && !ended && (
          <DocumentEditor item={item} collaboration={open.collaboration} view={view} onEditor={setEditor}>
            {authors.people && <AuthorLegend people={authors.people} />}
          </DocumentEditor>
        )}
        {!open && (
          <div className={classes.desk} data-tools-come={item.abilities.contribute || undefined}>
            <div className={classes.paper}>
              <PaperSkeleton label={t('loading')} />
            </div>
          </div>
        )}
      </main>
      <Suspense fallback={null}>
        {dialogs.opened === 'share' && item.abilities.share && <ShareDialog itemId={item.id} onClose={dialogs.close} />}
        {dialogs.opened === 'settings' && item.abilities.update && <SettingsDrawer item={item} onClose={dialogs.close} />}
        {panel === 'versions' && <VersionsPanel item={item} onClose={closePanel} />}
        {panel === 'wall' && view && !ended && <PresentView item={item} view={view} onClose={closePanel} />}
      </Suspense>
    </div>
  );
}

/** `/share` and `/settings` are addresses of their own, so that the browser's back closes them. */
function useDialogAddress(item: Item) {
  const navigate = useNavigate();
  const last = useLocation().pathname.split('/').at(-1);
  const base = `${TOOLS.text_editor.route}/${item.id}`;
  const close = useCallback(() => void navigate(base), [navigate, base]);
  return {
    opened: last === 'share' || last === 'settings' ? last : undefined,
    open: (name: 'share' | 'settings') => void navigate(`${base}/${name}`),
    close,
  };
}

interface TeacherHeaderProps {
  item: Item;
  status: React.ReactNode;
  people: React.ReactNode;
  menu: React.ReactNode;
  onShare: () => void;
}

function TeacherHeader({ item, status, people, menu, onShare }: TeacherHeaderProps) {
  const t = useTexts();
  const { t: items } = useTranslation('items');
  const { icon, colour, swirl } = useToolContributions().text_editor;
  const queryClient = useQueryClient();
  const PrivacyIcon = PRIVACY_ICONS[item.privacy];
  const rename = async (title: string) => {
    try {
      await api.textDocuments.update({ id: item.id, title });
    } catch (error) {
      toast({ tone: 'alert', text: errorText(error) });
    }
    await queryClient.invalidateQueries();
  };
  return (
    <EditorHeader
      linkAs={RouterLink}
      back={{ href: TOOLS.text_editor.route, label: t('back') }}
      marble={<Marble colour={colour} swirl={swirl} icon={icon} size={40} />}
      title={<EditableTitle value={item.title} label={t('title')} readOnly={!item.abilities.update} maxLength={LIMITS.title.max} onCommit={(title) => void rename(title)} />}
      status={
        <>
          <span className={classes.privacy}>
            <PrivacyIcon size={16} stroke={1.9} aria-hidden />
            {items(`privacy.${item.privacy}`)}
          </span>
          {status}
        </>
      }
      people={people}
      actions={
        <>
          {item.abilities.share && (
            <Button leftSection={<IconShare3 size={20} stroke={1.9} aria-hidden />} onClick={onShare}>
              {t('share')}
            </Button>
          )}
          {menu}
        </>
      }
    />
  );
}

interface DocumentMenuProps {
  item: Item;
  editor: Editor | null;
  open: (panel: 'versions' | 'wall') => void;
  authors: ReturnType<typeof useAuthorMarks>;
  openSettings: () => void;
}

function DocumentMenu({ item, editor, open, authors, openSettings }: DocumentMenuProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const discard = useDiscardItem();
  const { abilities } = item;
  const toTrash = async () => {
    await discard(item);
    void navigate(TOOLS.text_editor.route);
  };
  const actions: MenuAction[] = [
    ...(editor ? [{ key: 'wall', label: t('menu.wall'), icon: IconDeviceProjector, onSelect: () => open('wall') }] : []),
    ...(abilities.readHistory ? [{ key: 'versions', label: t('menu.versions'), icon: IconHistory, onSelect: () => open('versions') }] : []),
    ...(abilities.readAuthors && editor ? [{ key: 'authors', label: t('menu.authors'), icon: IconUserEdit, checked: authors.people !== undefined, onSelect: () => void authors.toggle() }] : []),
    ...(abilities.update ? [{ key: 'settings', label: t('menu.settings'), icon: IconSettings, onSelect: openSettings }] : []),
    ...(editor ? exportActions(editor, item, t) : []),
    ...(abilities.discard ? [{ key: 'discard', label: t('menu.discard'), icon: IconTrash, danger: true, onSelect: () => void toTrash() }] : []),
  ];
  return <ActionMenu actions={actions} button={(props) => <IconButton {...props} icon={IconDots} label={t('menu.label')} tipAlign="end" />} />;
}

function SettingsDrawer({ item, onClose }: { item: Item; onClose: () => void }) {
  const t = useTexts();
  return (
    <Drawer opened onClose={onClose} title={t('menu.settings')} closeLabel={t('close')}>
      <ItemSettings item={item} />
    </Drawer>
  );
}
