import { IconHeartHandshake } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Notice } from '../../ui/status/Notice';
import classes from './HelpCard.module.css';

/** Numbers that children call in Germany, free of charge, with narrow spaces as they are read. */
const NUMBERS = [
  { number: '116\u202f111', call: '116111', who: 'children' },
  { number: '0800\u202f111\u202f0\u202f111', call: '08001110111', who: 'dayAndNight' },
  { number: '112', call: '112', who: 'danger' },
] as const;

/** Shows where a child finds help: what they wrote or read sounded like danger to themselves. @param children says what their teacher learns */
export default function HelpCard({ children }: { children: ReactNode }) {
  const { t } = useTranslation('help-card');
  return (
    <Notice icon={IconHeartHandshake} title={t('title')} announce>
      <p>{t('text')}</p>
      <ul className={classes.numbers}>
        {NUMBERS.map(({ number, call, who }) => (
          <li key={call}>
            <a href={`tel:${call}`}>{number}</a> {t(who)}
          </li>
        ))}
      </ul>
      <p>{children}</p>
    </Notice>
  );
}
