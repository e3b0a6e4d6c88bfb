import { type AssistantItem, contentLanguage } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Breakable } from '../../../ui/text/Breakable';
import { AssistantFace } from '../avatar/AssistantFace';
import { TalkActions } from './TalkActions';
import classes from './talk.module.css';
import type { OpenTalk } from './use-talk';

/** Shows the assistant's name, the user's earlier conversations, and the button for a new one. */
export function TalkHead({ item: { title, language, assistant }, talk }: { item: AssistantItem; talk: OpenTalk }) {
  const { t } = useTranslation('tools/assistants/talk');
  return (
    <header className={classes.head}>
      <AssistantFace avatar={assistant.avatar} size={40} />
      <div className={classes.words}>
        <h1 className={classes.title} lang={contentLanguage({ language })}>
          <Breakable text={title} />
        </h1>
        <p className={classes.kind}>{t('kind')}</p>
      </div>
      <TalkActions talk={talk} />
    </header>
  );
}
