import { AI_TOOLS, type AiRequest, type ShownSentMessage } from '@murmel/contracts';
import { useId } from 'react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { momentText } from '../../../dates/dates';
import classes from './sent.module.css';

const KNOWN: ReadonlySet<string> = new Set(AI_TOOLS);

/** Shows one request to a provider: its address, its time, and the complete text. */
export function SentRequest({ request, at, of }: { request: AiRequest; at: number; of: number }) {
  const { t, i18n } = useTranslation('ai/chat/sent');
  const id = useId();
  const { model, provider, location, continues, messages, tools, sentAt } = request;
  const facts = [
    [t('model'), model],
    [t('provider'), provider],
    [t('place'), `${location.place} (${t(`level.${location.level}`)})`],
    [t('time'), momentText(new Date(sentAt), i18n.language, { dateStyle: 'medium', timeStyle: 'medium' })],
    ...(tools.length > 0 ? [[t('tools'), tools.map((name) => (KNOWN.has(name) ? t(`tool.${name}`) : name)).join(', ')]] : []),
  ];
  return (
    <section aria-labelledby={id} className={classes.request}>
      <h3 id={id}>{of === 1 ? t('once') : t('several', { at, of })}</h3>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {continues > 0 && <p className={classes.quiet}>{t('continues', { count: continues })}</p>}
      <ol className={classes.messages}>
        {messages.map((message, index) => (
          <Message key={`${id}-${continues + index}`} message={message} />
        ))}
      </ol>
    </section>
  );
}

function Message({ message: { role, text, hidden, files } }: { message: ShownSentMessage }) {
  const { t } = useTranslation('ai/chat/sent');
  return (
    <li className={classes.message}>
      <strong>{t(`role.${role}`)}</strong>
      {hidden > 0 && <p className={classes.quiet}>{t('hidden', { count: hidden })}</p>}
      {files.length > 0 && (
        <p className={classes.quiet}>{files.map(({ type, bytes }) => t('file', { type, size: Math.ceil(bytes / 1024) })).join(', ')}</p>
      )}
      {text !== '' && <pre className={classes.text}>{text}</pre>}
    </li>
  );
}
