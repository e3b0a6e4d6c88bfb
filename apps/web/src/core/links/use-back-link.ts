import { TOOLS, type ToolKey } from '@murmel/contracts';
import { useLocation } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useSession } from '../../platform/session/store';
import { pupilPaths } from './pupil-paths';

/** Link state for an editor whose back link is not the tool's list; it stays with the entry of the history. */
export interface BackLinkState {
  /** path of the page from which the item was opened */
  back: string;
}

/**
 * Target of the back arrow of an editor: the page that opened the item, else the folder that contains it, else the tool's list. For a pupil
 * it is the project.
 */
export function useBackLink(tool: ToolKey, folderId: string | null = null): { href: string; label: string } {
  const { t } = useTranslation('editor');
  const { t: tools } = useTranslation('tools');
  const { user, isPupil, projectId } = useSession();
  const opener = pathIn(useLocation().state);
  const home = isPupil && user?.schoolClassId ? pupilPaths(user.schoolClassId) : undefined;
  const back = home ? (projectId ? home.project(projectId) : home.home) : opener;
  if (back) return { href: back, label: t('toProject') };
  if (folderId) return { href: `/folders/${folderId}`, label: t('toFolder') };
  return { href: TOOLS[tool].route, label: tools(`catalogue.${tool}.toList`) };
}

/** The history state is untrusted, because any page may have written it. */
function pathIn(state: unknown): string | undefined {
  const back = typeof state === 'object' && state !== null && 'back' in state ? state.back : undefined;
  return typeof back === 'string' && back.startsWith('/') ? back : undefined;
}
