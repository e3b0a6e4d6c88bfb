import {
  CONTENT_LICENCES,
  type ContentLicence,
  type Item,
  type Privacy,
  recorderOfKind,
  type Share,
  VISITOR_PERMISSIONS,
  type VisitorPermission,
  visitorActsOf,
} from '@murmel/contracts';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { lazyPage } from '../../platform/page/lazy-page';
import { pageData } from '../../platform/session/initial-data';
import { PillTabs } from '../../ui/forms/PillTabs';
import { SwitchRow } from '../../ui/forms/SwitchRow';
import { NativeSelect } from '../../ui/forms/TextField';
import { CleanupSelect } from './CleanupSelect';
import { LinkCard } from './LinkCard';
import { PrivacyChoice } from './PrivacyChoice';
import { RenewLink } from './RenewLink';
import classes from './ShareDialog.module.css';
import { shownPermission } from './shown-permission';
import type { ShareChange, Sharing } from './use-share';

const PublishDialog = lazyPage(() => import('./PublishDialog'), ['gallery', 'items', 'items/settings', 'platform/errors/accounts']);

/** Returns a hint if the switch alone would mislead: there are no guests yet, or guests see nothing. */
function hintOf(privacy: Privacy, permission: VisitorPermission): string | undefined {
  if (privacy === 'locked') return 'permissionLocked';
  if (privacy === 'members_only') return 'permissionMembers';
  return permission === 'visitor_permissions_invisible' ? `permissionHint.${permission}` : undefined;
}

const ItemCourses = lazyPage(() => import('./courses/ItemCourses'), ['sharing/courses', 'items', 'platform/errors/accounts']);
const CaptionQuestion = lazyPage(() => import('./captions/CaptionQuestion'), ['sharing/captions']);

interface SharePanelProps {
  item: Item;
  share: Share;
  sharing: Sharing;
  /** the tool's own choice for those who get in */
  own?: ReactNode;
}

/** All sharing settings: who may open it at the left, permissions and duration at the right. */
export function SharePanel({ item, share, sharing, own }: SharePanelProps) {
  const { t } = useTranslation('sharing');
  const change = (part: ShareChange) => void sharing.change(part).catch(() => undefined);
  const { pending } = sharing;
  const { privacy } = share;
  const acts = visitorActsOf(item.kind);
  const [chosen, setChosen] = useState<VisitorPermission>();
  const [publishing, setPublishing] = useState(false);
  const locked = privacy === 'locked';
  const permission = pending?.visitorPermission ?? (locked ? chosen : undefined) ?? shownPermission(item.kind, share);
  const hint = hintOf(privacy, permission);
  const isOpen = (pending?.privacy ?? privacy) !== 'locked';
  const [asked, setAsked] = useState<{ answer: (open: boolean) => void }>();
  const mayOpen = (change: ShareChange & { privacy: Privacy }): Promise<boolean> => {
    if (!locked || change.privacy === 'locked' || !recorderOfKind(item.kind)) return Promise.resolve(true);
    return new Promise((resolve) => {
      const answer = (open: boolean): void => {
        setAsked(undefined);
        resolve(open);
      };
      setAsked({ answer });
    });
  };
  const setPrivacy = async (change: ShareChange & { privacy: Privacy }): Promise<unknown> => {
    if (!(await mayOpen(change))) return undefined;
    // A folder is open by its link only; everything else is asked about before the world finds it.
    if (change.privacy === 'public_for_all' && item.kind !== 'folder') return setPublishing(true);
    // Opening the item grants the permission that the dialog shows.
    return sharing.change(locked && change.privacy !== 'locked' ? { visitorPermission: permission, ...change } : change);
  };
  return (
    <>
      <div className={classes.open}>
        <SwitchRow
          label={t('open.label')}
          description={t(isOpen ? 'open.on' : 'open.locked')}
          checked={isOpen}
          onChange={(on) => void setPrivacy({ privacy: on ? 'secret' : 'locked' }).catch(() => undefined)}
        />
      </div>
      {asked && (
        <Suspense fallback={null}>
          <CaptionQuestion item={item} onOpen={() => asked.answer(true)} onCancel={() => asked.answer(false)} />
        </Suspense>
      )}
      {publishing && (
        <Suspense fallback={null}>
          <PublishDialog item={item} onPublished={(next) => void sharing.take(next)} onClose={() => setPublishing(false)} />
        </Suspense>
      )}
      <div className={classes.columns}>
        <PrivacyChoice itemId={item.id} share={share} sharing={sharing} change={setPrivacy} />
        <div className={classes.right}>
          <div>
            <div className={classes.thirds}>
              <PillTabs
                label={t('guests')}
                labelHidden={false}
                fullWidth
                options={VISITOR_PERMISSIONS.flatMap((value) => (acts[value] ? [{ value, label: t(`permission.${acts[value]}`) }] : []))}
                value={permission}
                onChange={(visitorPermission) => {
                  setChosen(visitorPermission);
                  change({ visitorPermission });
                }}
              />
            </div>
            {hint && <p className={classes.hint}>{t(hint)}</p>}
          </div>
          {own}
          {!locked && <LinkCard title={item.title} share={share} sharing={sharing} />}
          {privacy === 'secret' && <RenewLink sharing={sharing} />}
          {privacy === 'public_for_all' && (
            <NativeSelect
              classNames={{ label: classes.sectionLabel }}
              label={t('licence.title')}
              description={t('licence.hint')}
              value={pending?.licence ?? share.licence ?? CONTENT_LICENCES[0]}
              data={CONTENT_LICENCES.map((value) => ({
                value,
                label: `${t(`licences.${value.replaceAll('.', '_')}`)}: ${t(`licenceHints.${value.replaceAll('.', '_')}`)}`,
              }))}
              onChange={(event) => change({ licence: event.currentTarget.value as ContentLicence })}
            />
          )}
          {item.kind !== 'folder' && (
            <CleanupSelect
              share={share}
              value={pending?.autoCleanup ?? share.autoCleanup}
              contentChangedAt={item.contentChangedAt}
              onChange={(autoCleanup) => change({ autoCleanup })}
            />
          )}
        </div>
      </div>
      {pageData.learningPlatforms && item.kind !== 'folder' && (
        <Suspense fallback={null}>
          <ItemCourses item={item} />
        </Suspense>
      )}
    </>
  );
}
