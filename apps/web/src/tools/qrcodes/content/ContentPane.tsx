import { CODE_KINDS, type CodeContent, type CodeItem, type CodeKind, NEW_CONTENT, PRIVATE_KINDS, QR_LIMITS } from '@murmel/contracts';
import {
  IconAddressBook,
  IconAlignLeft,
  IconCalendarEvent,
  IconLayoutGrid,
  IconMail,
  IconMapPin,
  IconPhone,
  IconWifi,
  IconWorld,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { FieldError } from '../../../ui/forms/FieldError';
import { TextInput } from '../../../ui/forms/TextField';
import type { Icon } from '../../../ui/icon';
import { useProblemText } from '../check/use-problem-text';
import editor from '../editor/editor.module.css';
import type { CodeDraft } from '../editor/use-code-draft';
import { ContentFields } from './ContentFields';
import classes from './content.module.css';
import { LockOffer } from './LockOffer';

const ICONS: Readonly<Record<CodeKind, Icon>> = {
  address: IconWorld,
  item: IconLayoutGrid,
  wifi: IconWifi,
  text: IconAlignLeft,
  contact: IconAddressBook,
  event: IconCalendarEvent,
  mail: IconMail,
  phone: IconPhone,
  geo: IconMapPin,
};

/** Edits the kind and the content of the code. */
export function ContentPane({ item, draft }: { item: CodeItem; draft: CodeDraft }) {
  const { t } = useTranslation('tools/qrcodes');
  const { content, look, change, problems, refusal } = draft;
  // Values entered for one kind are kept for a return to it.
  const [kept, setKept] = useState<Partial<Record<CodeKind, CodeContent>>>({});
  const choose = (kind: CodeKind) => {
    setKept({ ...kept, [content.kind]: content });
    change({ content: kept[kind] ?? NEW_CONTENT[kind] });
  };
  const problemText = useProblemText();
  const problem = problems.content;
  return (
    <section className={editor.side} aria-labelledby="code-content">
      <h2 id="code-content" className={editor.sideTitle}>
        {t('content.title')}
      </h2>
      <fieldset className={classes.kinds}>
        <legend className="visually-hidden">{t('content.title')}</legend>
        {CODE_KINDS.map((kind) => {
          const KindIcon = ICONS[kind];
          return (
            <label key={kind} className={classes.kind}>
              <input type="radio" name="code-kind" value={kind} checked={kind === content.kind} onChange={() => choose(kind)} />
              <KindIcon size={20} stroke={1.9} aria-hidden />
              <span>{t(`content.kinds.${kind}`)}</span>
            </label>
          );
        })}
      </fieldset>
      <div className={classes.fields}>
        {problem?.code === 'QR_IS_SHARED' && <LockOffer item={item} />}
        <ContentFields item={item} draft={draft} />
        {PRIVATE_KINDS.includes(content.kind) && <p className={classes.hint}>{t('content.private')}</p>}
        <div role="alert">
          {problem && problem.code !== 'QR_IS_SHARED' ? (
            <FieldError>{problemText(problem)}</FieldError>
          ) : (
            refusal && <FieldError>{refusal}</FieldError>
          )}
        </div>
      </div>
      <TextInput
        label={t('look.caption')}
        description={t('look.captionHint')}
        maxLength={QR_LIMITS.captionMax}
        value={look.caption}
        onChange={(event) => change({ look: { ...look, caption: event.currentTarget.value } })}
      />
    </section>
  );
}
