import type { MiniToolItem } from '@murmel/contracts';
import { IconHistory } from '@tabler/icons-react';
import { useNavigate, useSearchParams } from 'react-router';
import { MiniToolMarble } from '../../core/ai/mini-tools/MiniToolMarble';
import { FILLED_IN, fillPath, historyOf, miniToolPath } from '../../core/ai/mini-tools/paths';
import { ItemHeader } from '../../core/editor/ItemHeader';
import { useItemDialogs } from '../../core/editor/item-dialogs';
import { OpenItemDialog } from '../../core/editor/OpenItemDialog';
import { useTranslation } from '../../platform/i18n/use-translation';
import { PillTabs } from '../../ui/forms/PillTabs';
import { StatusLine } from '../../ui/status/StatusLine';
import { MiniToolEditor } from './editor/MiniToolEditor';
import { useMiniToolDraft } from './editor/use-mini-tool-draft';
import { FilledIn } from './fill/FilledIn';

/** Shows a user's own mini tool with its two sides: written, and filled in. A user who may not write it fills it in. */
export default function OwnMiniTool({ item }: { item: MiniToolItem }) {
  const { t } = useTranslation('tools/mini_tools');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const dialogs = useItemDialogs(item);
  const draft = useMiniToolDraft(item);
  const mayChange = item.abilities.update === true;
  const view = !mayChange || params.get('view') === FILLED_IN ? 'fill' : 'write';
  return (
    <>
      <ItemHeader
        item={item}
        dialogs={dialogs}
        marble={<MiniToolMarble tool={draft.values} size={40} />}
        status={mayChange && <StatusLine state={draft.status} text={t(`status.${draft.status}`)} />}
        tabs={
          mayChange && (
            <PillTabs<'write' | 'fill'>
              label={t('views.label')}
              value={view}
              options={(['write', 'fill'] as const).map((value) => ({ value, label: t(`views.${value}`) }))}
              onChange={(next) => void navigate(next === 'fill' ? fillPath(item.id) : miniToolPath(item.id), { replace: true })}
            />
          )
        }
        menu={[{ key: 'history', label: t('history'), icon: IconHistory, href: historyOf(item.id) }]}
      />
      {view === 'write' ? <MiniToolEditor draft={draft} /> : <FilledIn item={item} own={draft.values} />}
      <OpenItemDialog item={item} dialogs={dialogs} />
    </>
  );
}
