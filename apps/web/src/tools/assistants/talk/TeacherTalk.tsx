import type { AssistantItem } from '@murmel/contracts';
import { IconPencil } from '@tabler/icons-react';
import { ItemHeader } from '../../../core/editor/ItemHeader';
import { useItemDialogs } from '../../../core/editor/item-dialogs';
import { OpenItemDialog } from '../../../core/editor/OpenItemDialog';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { AssistantFace } from '../avatar/AssistantFace';
import { editorPath, TALKS_PATH } from '../paths';
import { TalkActions } from './TalkActions';
import { TalkPane } from './TalkPane';
import classes from './talk.module.css';
import { useTalk } from './use-talk';

/** A teacher's conversation with an assistant of their own, or one to which they were invited. */
export function TeacherTalk({ item }: { item: AssistantItem }) {
  const { t } = useTranslation('tools/assistants');
  const { t: texts } = useTranslation('tools/assistants/talk');
  const dialogs = useItemDialogs(item, '', TALKS_PATH);
  const talk = useTalk({ itemId: item.id });
  const edit = { key: 'edit', label: t('list.edit'), icon: IconPencil, href: editorPath(item.id) };
  return (
    <>
      <ItemHeader
        item={item}
        dialogs={dialogs}
        beginsElsewhere
        marble={<AssistantFace avatar={item.assistant.avatar} size={40} />}
        actions={<TalkActions talk={talk} />}
        menu={item.abilities.update ? [edit] : []}
      />
      <main id="main" tabIndex={-1} className={classes.whole}>
        <TalkPane
          item={item}
          talk={talk}
          draft={`assistant.${item.id}`}
          closed={talk.gone ? { text: texts('closed.gone'), again: talk.comeBack } : undefined}
        />
      </main>
      <OpenItemDialog item={item} dialogs={dialogs} />
    </>
  );
}
