import 'virtual:murmel-contract/worksheets';
import type { Worksheet } from '@murmel/contracts';
import { LookPage } from '../../core/gallery/look/LookPage';
import type { OpenLookProps } from '../../core/gallery/look/open-look-props';
import { api } from '../../platform/api/client';
import { useTranslation } from '../../platform/i18n/use-translation';
import { LookSheet } from './look/LookSheet';

/** The sheet with its tasks as participants see them: no name is asked for, nothing can be filled in, no solution comes along. */
export default function OpenLook({ item }: OpenLookProps) {
  const { t } = useTranslation('tools/worksheet/look');
  return (
    // The client's type of a union of blocks is too deep to be compared.
    <LookPage item={item} load={async (id) => (await api.worksheets.get({ id })) as object as Worksheet} still wide>
      {(sheet) => (sheet.worksheet.blocks.length === 0 ? <p>{t('empty')}</p> : <LookSheet sheet={sheet} />)}
    </LookPage>
  );
}
