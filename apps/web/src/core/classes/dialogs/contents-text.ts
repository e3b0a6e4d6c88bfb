import { type ClassContents, type ToolKey, toolOfKind } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { intlLocale } from '../../dates/dates';

/** "26 Schüler:innen, 4 Projekte, 23 Textdokumente und 2 Pinnwände": what goes with a class or project (spec C23). */
export function useContentsText(): (contents: ClassContents) => string {
  const { t, i18n } = useTranslation('classes');
  const { t: tools } = useTranslation('tools');
  const words = (tool: ToolKey, count: number): string => `${count} ${tools(`catalogue.${tool}.${count === 1 ? 'name' : 'plural'}`)}`;
  return ({ pupils, projects, items }) => {
    const parts = [
      ...(pupils > 0 ? [t('pupils', { count: pupils })] : []),
      ...(projects > 0 ? [t('projects', { count: projects })] : []),
      ...items.flatMap(({ kind, count }) => {
        const tool = toolOfKind(kind);
        return tool && count > 0 ? [words(tool, count)] : [];
      }),
    ];
    return new Intl.ListFormat(intlLocale(i18n.language), { type: 'conjunction' }).format(parts);
  };
}
