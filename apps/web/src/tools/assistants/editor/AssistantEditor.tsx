import type { AssistantItem } from '@murmel/contracts';
import { ItemHeader } from '../../../core/editor/ItemHeader';
import { useItemDialogs } from '../../../core/editor/item-dialogs';
import { OpenItemDialog } from '../../../core/editor/OpenItemDialog';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { lazyPart } from '../../../platform/page/lazy-part';
import { StatusLine } from '../../../ui/status/StatusLine';
import { AssistantFace } from '../avatar/AssistantFace';
import { Knowledge } from '../knowledge/Knowledge';
import { useArchiveAction } from '../list/use-archive';
import { AppearanceCard } from './AppearanceCard';
import classes from './editor.module.css';
import { McpCard } from './McpCard';
import { RoleCard } from './RoleCard';
import { RulesCard } from './RulesCard';
import { StartersCard } from './StartersCard';
import { ToolsCard } from './ToolsCard';
import { useAssistantDraft } from './use-assistant-draft';

const ModelChoice = lazyPart(() => import('./model-choice-with-texts'));
const TryPane = lazyPart(() => import('./try/try-pane-with-texts'));

/** Edits an assistant's instructions and look, beside a conversation with it. A user who may not change it only talks. */
export default function AssistantEditor({ item }: { item: AssistantItem }) {
  const { t } = useTranslation('tools/assistants');
  const dialogs = useItemDialogs(item);
  const draft = useAssistantDraft(item);
  const archive = useArchiveAction(item);
  const mayChange = item.abilities.update === true;
  return (
    <>
      <ItemHeader
        item={item}
        dialogs={dialogs}
        marble={<AssistantFace avatar={draft.avatar} size={40} />}
        status={mayChange && <StatusLine state={draft.status} text={t(`status.${draft.status}`)} />}
        actions={mayChange && <ModelChoice draft={draft} waiting={null} />}
        menu={mayChange ? archive : []}
      />
      <main id="main" tabIndex={-1} className={classes.main} data-panes={mayChange || undefined}>
        {mayChange && (
          <div className={classes.cards}>
            <div className={classes.column}>
              <RoleCard title={item.title} draft={draft} />
              <StartersCard draft={draft} />
            </div>
            <div className={classes.column}>
              <Knowledge item={item} draft={draft} />
              <ToolsCard draft={draft} />
              <McpCard draft={draft} />
              <RulesCard draft={draft} />
              <AppearanceCard item={item} draft={draft} />
            </div>
          </div>
        )}
        <div className={classes.try}>
          <TryPane item={item} unsaved={draft.status !== 'saved'} waiting={null} />
        </div>
      </main>
      <OpenItemDialog item={item} dialogs={dialogs} />
    </>
  );
}
