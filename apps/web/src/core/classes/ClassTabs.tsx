import type { SchoolClass } from '@murmel/contracts';
import { useTranslation } from '../../platform/i18n/use-translation';
import { LinkTabs } from '../../ui/layout/LinkTabs';
import { useClassesRoot } from '../links/class-paths';
import { RouterLink } from '../links/RouterLink';
import { useClassProjects, useClassTeachers } from './queries';

export type ClassTab = 'projects' | 'pupils' | 'teachers' | 'archive';

/** The parts of a class with how much is in each. */
export function ClassTabs({ schoolClass: { id, pupils }, current }: { schoolClass: SchoolClass; current: ClassTab }) {
  const { t } = useTranslation('classes');
  const own = `${useClassesRoot()}/${id}`;
  const projects = useClassProjects(id, false, 1);
  const archive = useClassProjects(id, true, 1);
  const teachers = useClassTeachers(id);
  const tabs = [
    { key: 'projects', label: t('tabs.projects'), count: projects.data?.total, href: own },
    { key: 'pupils', label: t('tabs.pupils'), count: pupils, href: `${own}/access-codes` },
    { key: 'teachers', label: t('tabs.teachers'), count: teachers.data && teachers.data.length + 1, href: `${own}/members` },
    { key: 'archive', label: t('tabs.archive'), count: archive.data?.total, href: `${own}/archived` },
  ];
  return <LinkTabs label={t('tabs.label')} tabs={tabs} current={current} linkAs={RouterLink} />;
}
