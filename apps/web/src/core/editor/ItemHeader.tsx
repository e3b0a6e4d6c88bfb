import { contentLanguage, type Item, LIMITS, toolOfKind } from '@murmel/contracts';
import { IconDots, IconEye, IconPlayerPauseFilled, IconSettings, IconShare3, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useRef } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../platform/api/client';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useItemMetadata } from '../../platform/live/use-item-metadata';
import { lazyPage } from '../../platform/page/lazy-page';
import { useItemTitle } from '../../platform/page/use-item-title';
import { useSession } from '../../platform/session/store';
import { Button } from '../../ui/forms/Button';
import { EditableTitle } from '../../ui/forms/EditableTitle';
import { EditorHeader } from '../../ui/layout/EditorHeader';
import { Marble } from '../../ui/marbles/Marble';
import { ActionMenu, type MenuAction } from '../../ui/overlays/ActionMenu';
import { IconButton } from '../../ui/overlays/IconButton';
import { Badge } from '../../ui/status/Badge';
import { toast } from '../../ui/status/toast-queue';
import { useExportMenu } from '../exports/use-export-menu';
import { useHelpSidebar } from '../help/beside/use-help-sidebar';
import { useTemplateAction } from '../item-menu/use-template-action';
import { useNewlyCreated } from '../items/newly-created';
import { PRIVACY_ICONS } from '../items/privacy-icons';
import { useDiscard } from '../items/use-discard';
import { RouterLink } from '../links/RouterLink';
import { useBackLink } from '../links/use-back-link';
import { OriginBadge } from '../remixes/OriginBadge';
import { useCopyAction } from '../remixes/use-copies';
import { useToolContributions } from '../tools/contribution';
import classes from './editor.module.css';
import type { ItemDialogs } from './item-dialogs';
import { useWideHeader } from './use-wide-header';
import { useWallAction, WallButton, type WallOptions } from './WallButton';

const HiddenNotice = lazyPage(() => import('../reviews/notice/hidden-notice-with-texts'), []);

interface ItemHeaderProps {
  item: Item;
  dialogs: ItemDialogs;
  /** another header replaces this one in a moment: text typed into its title would be lost */
  passing?: boolean;
  /** true while another button of the page is the one that counts: only one is filled */
  quiet?: boolean;
  /** true if the focus of a new item starts outside its title */
  beginsElsewhere?: boolean;
  /** replaces the tool's marble with the appearance of this item */
  marble?: ReactNode;
  /** save state of the work */
  status?: ReactNode;
  tabs?: ReactNode;
  people?: ReactNode;
  /** secondary buttons before the filled one */
  actions?: ReactNode;
  /** placeholder of the title; given while no title is written, and then the field is empty */
  wanted?: string | undefined;
  /** way in which items of this tool are shown on the wall */
  wall?: WallOptions;
  /** the tool's own lines of the menu; settings and trash follow them */
  menu?: readonly MenuAction[];
}

/** Bar above an item that a user with an account edits: title, visibility, share, menu. The same for all tools. */
export function ItemHeader({
  item,
  dialogs,
  passing = false,
  quiet = false,
  beginsElsewhere = false,
  marble,
  status,
  tabs,
  people,
  actions,
  wanted,
  wall,
  menu = [],
}: ItemHeaderProps) {
  const { t } = useTranslation('editor');
  const { t: items } = useTranslation('items');
  const tool = toolOfKind(item.kind)!;
  useItemTitle(item.title);
  const back = useBackLink(tool, item.folderId);
  const { icon, colour, swirl } = useToolContributions()[tool];
  const { isPupil } = useSession();
  const PrivacyIcon = isPupil ? IconEye : PRIVACY_ICONS[item.privacy];
  // An item closed meanwhile cannot be shared, renamed or copied.
  const { state: head, refused } = useItemMetadata(item.id);
  const closed = refused !== undefined;
  const hiding = head ? head.hidden : item.hidden;
  const rename = useRename(item);
  const field = useRef<HTMLInputElement>(null);
  const renames = !passing && !closed && item.abilities.update;
  useNewlyCreated(item.id, renames && !beginsElsewhere, () => {
    field.current?.focus();
    field.current?.select();
  });
  const roomy = useWideHeader();
  const help = useHelpSidebar(tool, item.id);
  const wallAction = useWallAction(wall);
  return (
    <>
      <EditorHeader
        linkAs={RouterLink}
        // A pupil goes back by the bar above it.
        back={isPupil ? undefined : back}
        marble={marble ?? <Marble colour={colour} swirl={swirl} icon={icon} size={40} />}
        title={
          <EditableTitle
            value={wanted === undefined ? item.title : ''}
            lang={contentLanguage(item)}
            placeholder={wanted}
            label={t('title')}
            readOnly={!renames}
            field={field}
            maxLength={LIMITS.title.max}
            onCommit={(title) => void rename(title)}
          />
        }
        status={
          <>
            <span className={classes.privacy}>
              <PrivacyIcon size={16} stroke={1.9} aria-hidden />
              {isPupil ? t('teacherSees') : items(`privacy.${item.privacy}`)}
            </span>
            {item.remixed && <OriginBadge item={item} />}
            {/* Pupils read it in the bar above, and since when. */}
            {head?.paused && !isPupil && (
              <Badge tone="notice" icon={IconPlayerPauseFilled}>
                {t('paused')}
              </Badge>
            )}
            {status}
          </>
        }
        tabs={tabs}
        people={people}
        actions={
          <>
            {actions}
            {wall && !wall.first && roomy && <WallButton {...wall} />}
            {item.abilities.share && !closed && (
              <Button
                data-help="share"
                variant={wall?.first || quiet ? 'default' : 'filled'}
                leftSection={<IconShare3 size={20} stroke={1.9} aria-hidden />}
                onClick={() => dialogs.open('share')}
              >
                {t('share')}
              </Button>
            )}
            {wall?.first && <WallButton {...wall} />}
            {help.button}
            {!closed && <ItemMenu item={item} dialogs={dialogs} actions={[...wallAction, ...menu, ...help.actions]} />}
          </>
        }
      />
      {help.panel}
      <Suspense fallback={null}>{hiding && <HiddenNotice item={item} hiding={hiding} />}</Suspense>
    </>
  );
}

function useRename(item: Item) {
  const queryClient = useQueryClient();
  return async (title: string) => {
    try {
      await api.items.update({ id: item.id, title });
    } catch (error) {
      toast({ tone: 'alert', text: errorText(error) });
    }
    await queryClient.invalidateQueries();
  };
}

function ItemMenu({ item, dialogs, actions }: { item: Item; dialogs: ItemDialogs; actions: readonly MenuAction[] }) {
  const { t } = useTranslation('editor');
  const navigate = useNavigate();
  const discard = useDiscard();
  const copy = useCopyAction();
  const template = useTemplateAction(item, t('asTemplate'));
  const { takeAlong, takeAlongDialog } = useExportMenu();
  const back = useBackLink(toolOfKind(item.kind)!, item.folderId);
  const toTrash = async () => {
    await discard(item);
    void navigate(back.href);
  };
  const all: MenuAction[] = [
    ...actions,
    ...takeAlong(item),
    ...(item.abilities.update
      ? [{ key: 'settings', label: t('settings'), icon: IconSettings, onSelect: () => dialogs.open('settings') }]
      : []),
    ...copy(item),
    ...template.actions,
    ...(item.abilities.discard
      ? [{ key: 'discard', label: t('discard'), icon: IconTrash, danger: true, onSelect: () => void toTrash() }]
      : []),
  ];
  if (all.length === 0) return null;
  return (
    <>
      <ActionMenu
        actions={all}
        button={(props) => <IconButton {...props} data-help="menu" icon={IconDots} label={t('more')} tipAlign="end" />}
      />
      {template.dialog}
      {takeAlongDialog}
    </>
  );
}
