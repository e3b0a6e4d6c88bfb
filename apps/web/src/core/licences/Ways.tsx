import { LICENCE_TERMS } from '@murmel/contracts';
import { IconCalendar, IconInfoCircle, IconMail, IconSchool, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { ownOrigin } from '../../platform/page/addresses';
import { pageData } from '../../platform/session/initial-data';
import { useSession } from '../../platform/session/store';
import { saveFile } from '../../ui/files/save-file';
import { Button } from '../../ui/forms/Button';
import { CopyButton } from '../../ui/forms/CopyButton';
import type { Icon } from '../../ui/icon';
import { toast } from '../../ui/status/toast-queue';
import { calendarDay } from '../dates/dates';
import { contactLink, priceText, reminderFile, supportHours } from './licence-words';
import classes from './licences.module.css';

interface WaysProps {
  /** the moment until which a reached limit lasts; without it there is nothing to wait for */
  resetsAt?: string;
  headingLevel: 2 | 3;
}

/** Ways to more than a free account may make: waiting, asking the school, a licence of one's own. Prices only as configured. */
export function Ways({ resetsAt, headingLevel }: WaysProps) {
  const { t, i18n } = useTranslation('licences');
  const { user } = useSession();
  const { toolsPro, schoolPerPerson, contact } = pageData.licenceOffer;
  const Heading = `h${headingLevel}` as const;
  const vat = LICENCE_TERMS.vatPercent;
  const people = LICENCE_TERMS.schoolFromPeople;
  const schoolPrice =
    schoolPerPerson === undefined ? '' : t('school.price', { price: priceText(schoolPerPerson, i18n.language), percent: vat });
  const letter = t('school.letter', {
    ...{ origin: ownOrigin(), people, price: schoolPrice && ` ${schoolPrice}` },
    ...{ contact: contact === undefined ? '' : ` ${t('school.letterContact', { contact })}`, name: user?.publicName ?? '' },
  });
  const remind = () => {
    const content = reminderFile(resetsAt!, t('wait.event'), new Date());
    saveFile('murmel.ics', new Blob([content], { type: 'text/calendar' }));
  };
  return (
    <section className={classes.ways}>
      <Heading className={classes.title}>{t('ways')}</Heading>
      <ul className={classes.list}>
        {resetsAt !== undefined && (
          <Way
            icon={IconCalendar}
            title={t('wait.title')}
            text={t('wait.text', { count: Math.max(1, calendarDay(new Date(resetsAt)) - calendarDay(new Date())) })}
            cost={t('wait.cost')}
          >
            <Button size="sm" variant="default" onClick={remind}>
              {t('wait.remind')}
            </Button>
          </Way>
        )}
        <Way
          icon={IconSchool}
          title={t('school.title')}
          text={`${t('school.text')} ${schoolPrice}`.trim()}
          cost={t('school.from', { count: people })}
        >
          <CopyButton
            text={letter}
            label={t('school.copy')}
            copiedLabel={t('school.copied')}
            variant="default"
            onFailure={() => toast({ id: 'copy', tone: 'alert', text: t('school.copyFailed') })}
          />
          <Button
            size="sm"
            variant="default"
            component="a"
            href={`mailto:?subject=${encodeURIComponent(t('school.subject'))}&body=${encodeURIComponent(letter)}`}
            leftSection={<IconMail size={18} stroke={1.9} aria-hidden />}
          >
            {t('school.mail')}
          </Button>
        </Way>
        <Way
          icon={IconUser}
          title={t('own.title')}
          text={[t('own.text'), toolsPro !== undefined && t('own.vat', { percent: vat }), contact === undefined && t('own.admin')]
            .filter(Boolean)
            .join(' ')}
          cost={toolsPro === undefined ? undefined : t('own.price', { price: priceText(toolsPro, i18n.language) })}
        >
          {contact !== undefined && (
            <Button
              size="sm"
              variant="default"
              component="a"
              href={contactLink(contact, t('own.subject'))}
              {...(contact.includes('@') ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
            >
              {t('own.ask')}
            </Button>
          )}
        </Way>
      </ul>
      <p className={classes.note}>
        <IconInfoCircle size={20} stroke={1.9} className={classes.noteIcon ?? ''} aria-hidden />
        <span>
          {t('why')} {t('support', supportHours(i18n.language))}
        </span>
      </p>
    </section>
  );
}

interface WayProps {
  icon: Icon;
  title: string;
  text: string;
  cost?: string | undefined;
  children?: ReactNode;
}

function Way({ icon: IconShape, title, text, cost, children }: WayProps) {
  return (
    <li className={classes.way}>
      <span className={classes.wayIcon}>
        <IconShape size={22} stroke={1.9} aria-hidden />
      </span>
      <div className={classes.wayWords}>
        <strong>{title}</strong>
        <span className={classes.quiet}>{text}</span>
      </div>
      <div className={classes.wayEnd}>
        {cost && <strong>{cost}</strong>}
        <div className={classes.buttons}>{children}</div>
      </div>
    </li>
  );
}
