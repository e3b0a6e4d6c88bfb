import { type ContentKind, itemTypeOf } from '@murmel/contracts';
import { useTranslation } from '../../platform/i18n/use-translation';

/** "Textdokument", "Klassen": what something in the trash is called, one of them or several. */
export function useKindName(): (kind: ContentKind, count: number) => string {
  const { t } = useTranslation('trash');
  const { t: tools } = useTranslation('tools');
  return (kind, count) => {
    if (kind === 'school_class') return t('classes.class', { count });
    if (kind === 'project') return t('classes.project', { count });
    const type = itemTypeOf(kind);
    return type ? tools(`catalogue.${type}.${count === 1 ? 'name' : 'plural'}`) : '';
  };
}
