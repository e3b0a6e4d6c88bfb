import { IconHeartHandshake } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Notice } from '../../../ui/status/Notice';
import classes from './talk.module.css';

/** Numbers that children call in Germany, free of charge, with narrow spaces as they are read. */
const NUMBERS = [
  { number: '116\u202f111', call: '116111', who: 'children' },
  { number: '0800\u202f111\u202f0\u202f111', call: '08001110111', who: 'dayAndNight' },
  { number: '112', call: '112', who: 'danger' },
] as const;

/** Shows in place of an answer where a child finds help: what they wrote or read sounded like danger to themselves. */
export function HelpCard() {
  const { t } = useTranslation('tools/assistants/talk');
  return (
    <Notice icon={IconHeartHandshake} title={t('help.title')} announce>
      <p>{t('help.text')}</p>
      <ul className={classes.help}>
        {NUMBERS.map(({ number, call, who }) => (
          <li key={call}>
            <a href={`tel:${call}`}>{number}</a> {t(`help.${who}`)}
          </li>
        ))}
      </ul>
      <p>{t('help.teacher')}</p>
    </Notice>
  );
}
