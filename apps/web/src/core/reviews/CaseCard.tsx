import { contentLanguage, type ReviewCase, type Verdict } from '@murmel/contracts';
import { IconEye, IconEyeOff, IconFlag, IconRefreshAlert, IconWorld } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { lazyPart } from '../../platform/page/lazy-part';
import { PreviewSheet } from '../../ui/drawings/PreviewSheet';
import { Button } from '../../ui/forms/Button';
import { Badge } from '../../ui/status/Badge';
import { relativeTime } from '../dates/dates';
import { useToolOf } from '../tools/contribution';
import classes from './reviews.module.css';

const ItemPicture = lazyPart(() => import('../items/picture/ItemPicture'));

interface CaseCardProps {
  about: ReviewCase;
  now: Date;
  onDecide: (verdict: Verdict) => void;
}

/** One reported item: what it is, what people say about it, what was decided before, and what can be done now. */
export function CaseCard({ about: { item, path, hidden, askedAgainAt, reports, waiting, verdicts }, now, onDecide }: CaseCardProps) {
  const { t, i18n } = useTranslation('reviews');
  const { t: items } = useTranslation('items');
  const { t: tools } = useTranslation('tools');
  const found = useToolOf(item.kind);
  const ago = (at: string): string => {
    const { key, values } = relativeTime(at, now, i18n.language);
    return items(`when.${key}`, { ...values });
  };
  const open = reports.filter(({ decidedAt }) => decidedAt === null);
  const earlier = reports.length - open.length;
  return (
    <article className={classes.case}>
      <div className={classes.picture} aria-hidden="true">
        {found && (
          <ItemPicture
            picture={item.picture}
            colour={found.tool.colour}
            icon={found.tool.icon}
            waiting={<PreviewSheet colour={found.tool.colour} />}
          />
        )}
      </div>
      <div className={classes.words}>
        <h2 className={classes.title} lang={contentLanguage(item)}>
          {item.title}
        </h2>
        <p className={classes.meta}>
          {found && tools(`catalogue.${found.key}.name`)} · {items('by', { name: item.author.name })}
        </p>
        <p className={classes.badges}>
          <Badge tone={hidden ? 'notice' : 'good'} icon={hidden ? IconEyeOff : IconWorld}>
            {t(hidden ? 'hidden' : 'shown')}
          </Badge>
          {waiting > 0 && <Badge icon={IconFlag}>{t('waiting', { count: waiting })}</Badge>}
          {askedAgainAt && <Badge icon={IconRefreshAlert}>{t('askedAgain')}</Badge>}
        </p>
        {open.length > 0 && (
          <ul className={classes.said} aria-label={t('reports')}>
            {open.map(({ reason, note, createdAt }, index) => (
              <li key={index}>
                <strong>{t(`reasons.${reason}`)}</strong> <span className={classes.when}>{ago(createdAt)}</span>
                <p className={classes.note}>{note || t('noNote')}</p>
              </li>
            ))}
          </ul>
        )}
        {earlier > 0 && <p className={classes.meta}>{t('earlier', { count: earlier })}</p>}
        {verdicts.length > 0 && (
          <ul className={classes.said} aria-label={t('log')}>
            {verdicts.map(({ verdict, reason, by, createdAt }, index) => (
              <li key={index}>
                <strong>{t(`verdicts.${verdict}`)}</strong>{' '}
                <span className={classes.when}>
                  {by === null ? t('byNobody', { date: ago(createdAt) }) : t('by', { name: by, date: ago(createdAt) })}
                </span>
                <p className={classes.note}>{reason}</p>
              </li>
            ))}
          </ul>
        )}
        <div className={classes.actions}>
          <Button component="a" href={path} target="_blank" variant="default" leftSection={<IconEye size={20} stroke={1.9} aria-hidden />}>
            {t('look')}
            <span className="visually-hidden"> ({t('newTab')})</span>
          </Button>
          {(!hidden || askedAgainAt) && (
            <Button
              variant="default"
              aria-label={t(hidden ? 'keepItem' : 'hideItem', { title: item.title })}
              onClick={() => onDecide('hidden')}
            >
              {t(hidden ? 'keepHidden' : 'hide')}
            </Button>
          )}
          {(hidden || waiting > 0) && (
            <Button aria-label={t('releaseItem', { title: item.title })} onClick={() => onDecide('released')}>
              {t('release')}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
