import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { SidebarEntry } from '../../ui/layout/SidebarEntry';
import { Tip } from '../../ui/overlays/Tip';
import { Badge } from '../../ui/status/Badge';
import { LiveDot } from '../../ui/status/LiveDot';
import { CLASSES, CLASSES_LOADED, classesRoot } from '../links/class-paths';
import { RouterLink } from '../links/RouterLink';
import { ClassMarble } from './ClassMarble';
import classes from './SidebarClasses.module.css';

/** Interval in which the sidebar queries who is present; a project's own page is live. */
const ASK_AGAIN_MS = 30_000;

/** A teacher's classes in the sidebar, newest first, with the way to a new one. Its texts are the shell's. */
export function SidebarClasses() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const root = pathname.startsWith(CLASSES) ? classesRoot(pathname) : CLASSES;
  const list = useQuery({
    ...orpc.schoolClasses.list.queryOptions({ input: { page: 1, limit: CLASSES_LOADED, archived: 'false' } }),
    refetchInterval: ASK_AGAIN_MS,
  });
  const entries = list.data?.entries ?? [];
  return (
    <>
      <div className={classes.head}>
        <RouterLink href={root} className={classes.title} aria-current={pathname === root ? 'page' : undefined}>
          {t('myClasses')}
        </RouterLink>
        <Tip text={t('newClass')} align="end">
          <RouterLink href={`${root}/new`} className={classes.add} aria-label={t('newClass')}>
            <IconPlus size={18} stroke={2} aria-hidden />
          </RouterLink>
        </Tip>
      </div>
      <ul className={classes.list}>
        {entries.map(({ id, name, type, online }) => {
          const own = `${root}/${id}`;
          const current = pathname === own || pathname.startsWith(`${own}/`);
          return (
            <li key={id}>
              <SidebarEntry target={{ href: own }} current={current} linkAs={RouterLink} title={name}>
                <ClassMarble id={id} size={22} />
                <span className={classes.name}>{name}</span>
                {online > 0 && <LiveDot label={t('classOnline', { count: online })} />}
                {type === 'onetime' && <Badge tone="notice">{t('onetimeClass')}</Badge>}
              </SidebarEntry>
            </li>
          );
        })}
      </ul>
    </>
  );
}
