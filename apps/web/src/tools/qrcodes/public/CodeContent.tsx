import type { Code } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { contentFields } from './content-fields';
import classes from './public.module.css';

/** Shows the content of the code in words; its target is readable before it is opened. */
export function CodeContent({ code: { content, text } }: { code: Code }) {
  const { t, i18n } = useTranslation('tools/qrcodes/public');
  if (content.kind === 'text') return <p className={classes.said}>{content.text}</p>;
  if (content.kind === 'address' || content.kind === 'item') {
    const { host, pathname, search, protocol } = new URL(text);
    return (
      <a className={classes.link} href={text} rel="noreferrer nofollow">
        <span>{t('open')}</span>
        <span className={classes.address}>
          {protocol}//<strong>{host}</strong>
          {pathname === '/' ? '' : pathname}
          {search}
        </span>
      </a>
    );
  }
  return (
    <dl className={classes.facts}>
      {contentFields(content, i18n.language).map(({ name, value }) => (
        <div key={name}>
          <dt>{t(`words.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
