import { BACKOFFICE_PATH } from '@murmel/contracts';
import {
  IconFlag,
  IconHeartbeat,
  IconHome,
  IconKey,
  IconLicense,
  IconListDetails,
  IconPlugConnected,
  IconPuzzle,
  IconSchool,
  IconSparkles,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { type LazyPage, lazyPage } from '../platform/page/lazy-page';
import type { Icon } from '../ui/icon';

/** A page of the administration. */
export interface BackofficePlace {
  /** key of its name below `places` of the texts */
  key: string;
  /** below `/backoffice` */
  path: string;
  Page: LazyPage;
  /** sign in the sidebar; absent for pages that one reaches from another one */
  icon?: Icon;
  /** key of the place in the sidebar to which it belongs, for pages without a sign of their own */
  within?: string;
}

/** Namespaces that pages shared with the app show their errors with. */
const SHARED = ['shell', 'platform/errors/accounts'];

/** All pages of the administration, in the order of the sidebar. */
export const PLACES: readonly BackofficePlace[] = [
  {
    key: 'overview',
    path: '',
    icon: IconHome,
    Page: lazyPage(() => import('./overview/OverviewPage'), ['backoffice/overview', 'installation', ...SHARED]),
  },
  {
    key: 'users',
    path: '/users',
    icon: IconUsers,
    Page: lazyPage(() => import('./people/PeoplePage'), ['backoffice/people', 'items', ...SHARED]),
  },
  {
    key: 'import',
    path: '/users/import',
    within: 'users',
    Page: lazyPage(() => import('./import/ImportPage'), ['backoffice/import', 'items', ...SHARED]),
  },
  {
    key: 'person',
    path: '/users/:userId',
    within: 'users',
    Page: lazyPage(() => import('./people/PersonPage'), ['backoffice/people', 'items', 'tools', ...SHARED]),
  },
  {
    key: 'schools',
    path: '/schools',
    icon: IconSchool,
    Page: lazyPage(() => import('./schools/SchoolsPage'), ['backoffice/schools', 'items', ...SHARED]),
  },
  {
    key: 'signOn',
    path: '/sign_on',
    icon: IconKey,
    Page: lazyPage(() => import('./sign-on/SignOnPage'), ['backoffice/sign-on', ...SHARED]),
  },
  {
    key: 'licences',
    path: '/licences',
    icon: IconLicense,
    Page: lazyPage(() => import('./licences/LicencesPage'), ['backoffice/licences', 'items', 'platform/forms', ...SHARED]),
  },
  {
    key: 'aiProviders',
    path: '/ai_providers',
    icon: IconSparkles,
    Page: lazyPage(() => import('../core/ai/providers/providers-page-with-texts'), SHARED),
  },
  {
    key: 'lti',
    path: '/lti',
    icon: IconPlugConnected,
    Page: lazyPage(() => import('./lti/LtiPage'), ['backoffice/lti', ...SHARED]),
  },
  {
    key: 'reports',
    path: '/reports',
    icon: IconFlag,
    Page: lazyPage(() => import('./reports/ReportsPage'), ['backoffice/reports', 'people', 'items', ...SHARED]),
  },
  {
    key: 'protocol',
    path: '/protocol',
    icon: IconListDetails,
    Page: lazyPage(() => import('./protocol/protocol-with-texts'), ['backoffice/protocol', ...SHARED]),
  },
  {
    key: 'deletions',
    path: '/deletions',
    icon: IconTrash,
    Page: lazyPage(() => import('./deletions/DeletionsPage'), ['backoffice/deletions', 'items', ...SHARED]),
  },
  {
    key: 'operation',
    path: '/status',
    icon: IconHeartbeat,
    Page: lazyPage(() => import('../core/installation/state-page-with-texts'), SHARED),
  },
  {
    key: 'h5p',
    path: '/h5p_libraries',
    icon: IconPuzzle,
    Page: lazyPage(() => import('../core/h5p/libraries/H5pLibrariesPage'), ['h5p', 'h5p/libraries', ...SHARED]),
  },
];

/** Returns the address of a place. */
export const addressOf = ({ path }: Pick<BackofficePlace, 'path'>): string => `${BACKOFFICE_PATH}${path}`;
