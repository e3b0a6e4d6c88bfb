import {
  IconBookmark,
  IconFolder,
  IconHome,
  IconLayoutGrid,
  IconLifebuoy,
  IconLogout,
  IconPlus,
  IconSearch,
  IconUsers,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ProfileButton } from '../layout/ProfileButton';
import { SearchButton } from '../layout/SearchButton';
import { Shell } from '../layout/Shell';
import { ActionMenu } from '../overlays/ActionMenu';
import { IconButton } from '../overlays/IconButton';
import { setUiSettings, useUiSettings } from '../theme/settings';

const items = [
  { key: 'start', label: 'Start', icon: IconHome, href: '?page=start' },
  { key: 'tools', label: 'Werkzeuge', icon: IconLayoutGrid, href: '?page=tools' },
  { key: 'library', label: 'Ablage', icon: IconFolder, href: '?page=empty' },
  { key: 'bookmarks', label: 'Merkliste', icon: IconBookmark, href: '?page=components' },
];

const bottom = [
  ...items.slice(0, 2),
  { key: 'new', label: 'Neu', icon: IconPlus, primary: true, onSelect: () => undefined },
  { key: 'classes', label: 'Klassen', icon: IconUsers, href: '?page=editor' },
  { key: 'library', label: 'Ablage', icon: IconFolder, href: '?page=empty' },
];

/** The frame of the gallery's pages. */
export function GalleryShell({ current, children }: { current: string; children: ReactNode }) {
  const { scheme } = useUiSettings();
  const choices = (['auto', 'light', 'dark'] as const).map((value, index) => ({
    key: value,
    label: ['Wie das Gerät', 'Hell', 'Dunkel'][index] ?? value,
    checked: scheme === value,
    onSelect: () => setUiSettings({ scheme: value }),
  }));
  const menu = (compact: boolean) => (
    <ActionMenu
      align="start"
      actions={[...choices, { key: 'logout', label: 'Abmelden', icon: IconLogout, onSelect: () => undefined }]}
      button={(props) => (
        <ProfileButton {...props} personId="u17" name="Deniz Kaya" detail="Schullizenz" label="Profil" compact={compact} />
      )}
    />
  );
  return (
    <Shell
      items={items}
      current={current}
      bottomItems={bottom}
      search={<SearchButton label="Suchen" shortcut="Strg K" onClick={() => undefined} />}
      footer={[{ key: 'help', label: 'Hilfe', icon: IconLifebuoy, href: '?page=notfound' }]}
      profile={menu(false)}
      phoneActions={
        <>
          <IconButton label="Suchen" icon={IconSearch} size={44} iconSize={24} tipAlign="end" />
          {menu(true)}
        </>
      }
      homeHref="?page=start"
      homeLabel="murmel, zur Startseite"
      navLabel="Hauptnavigation"
      skipLabel="Zum Inhalt"
    >
      {children}
    </Shell>
  );
}
