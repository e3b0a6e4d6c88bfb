import { type CodeContentOf, type CodeItem, QR_LIMITS } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { AddressField } from '../../../ui/forms/AddressField';
import { Textarea, TextInput } from '../../../ui/forms/TextField';
import type { CodeDraft } from '../editor/use-code-draft';
import { EventFields } from './EventFields';
import { GeoFields } from './GeoFields';
import { ItemField } from './ItemField';
import { ShortLinkOffer } from './ShortLinkOffer';
import { WifiFields } from './WifiFields';

const { inputMax, fieldMax, mailMax } = QR_LIMITS;

/** The fields of what the code holds. */
export function ContentFields({ item, draft }: { item: CodeItem; draft: CodeDraft }) {
  const { t } = useTranslation('tools/qrcodes');
  const { content, change } = draft;
  switch (content.kind) {
    case 'address':
      return (
        <>
          <AddressField
            label={t('content.address.label')}
            description={t('content.address.hint')}
            maxLength={inputMax}
            value={content.url}
            onChange={(url) => change({ content: { ...content, url } })}
            refused={false}
          />
          <ShortLinkOffer item={item} draft={draft} url={content.url} />
        </>
      );
    case 'item':
      return <ItemField item={item} draft={draft} content={content} />;
    case 'wifi':
      return <WifiFields content={content} change={(next) => change({ content: next })} />;
    case 'text':
      return (
        <Textarea
          label={t('content.text.label')}
          rows={4}
          value={content.text}
          onChange={(event) => change({ content: { ...content, text: event.currentTarget.value } })}
        />
      );
    case 'contact':
      return <ContactFields content={content} change={(next) => change({ content: next })} />;
    case 'event':
      return <EventFields content={content} change={(next) => change({ content: next })} />;
    case 'mail':
      return <MailFields content={content} change={(next) => change({ content: next })} />;
    case 'phone':
      return (
        <TextInput
          label={t('content.phone.label')}
          description={t('content.phone.hint')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={fieldMax}
          value={content.number}
          onChange={(event) => change({ content: { ...content, number: event.currentTarget.value } })}
        />
      );
    case 'geo':
      return <GeoFields content={content} change={(next) => change({ content: next })} />;
  }
}

interface FieldsProps<K extends 'contact' | 'mail'> {
  content: CodeContentOf<K>;
  change: (content: CodeContentOf<K>) => void;
}

const CONTACT = ['name', 'organisation', 'phone', 'mail', 'website'] as const;
const KEYBOARDS = { phone: 'tel', mail: 'email', website: 'url' } as const;

function ContactFields({ content, change }: FieldsProps<'contact'>) {
  const { t } = useTranslation('tools/qrcodes');
  return CONTACT.map((name) => (
    <TextInput
      key={name}
      label={t(`content.contact.${name}`)}
      inputMode={name in KEYBOARDS ? KEYBOARDS[name as keyof typeof KEYBOARDS] : 'text'}
      autoComplete="off"
      maxLength={name === 'mail' ? mailMax : fieldMax}
      value={content[name]}
      onChange={(event) => change({ ...content, [name]: event.currentTarget.value })}
    />
  ));
}

function MailFields({ content, change }: FieldsProps<'mail'>) {
  const { t } = useTranslation('tools/qrcodes');
  return (
    <>
      <TextInput
        label={t('content.mail.to')}
        inputMode="email"
        autoComplete="off"
        maxLength={mailMax}
        value={content.to}
        onChange={(event) => change({ ...content, to: event.currentTarget.value })}
      />
      <TextInput
        label={t('content.mail.subject')}
        maxLength={fieldMax}
        value={content.subject}
        onChange={(event) => change({ ...content, subject: event.currentTarget.value })}
      />
      <Textarea
        label={t('content.mail.body')}
        rows={3}
        value={content.body}
        onChange={(event) => change({ ...content, body: event.currentTarget.value })}
      />
    </>
  );
}
