import { contentLanguage, type Survey } from '@murmel/contracts';
import { Address } from '../../../core/sharing/Address';
import type { JoinAddress } from '../../../core/sharing/use-join-address';
import { QrCode } from '../../../ui/cards/QrCode';
import { useTexts } from '../texts';
import classes from './join.module.css';

interface JoinPageProps {
  survey: Survey;
  responses: number;
  join: JoinAddress | undefined;
}

/** The first page: how to get there and how many did. No results. */
export function JoinPage({ survey, responses, join }: JoinPageProps) {
  const t = useTexts();
  const { state } = survey.survey;
  return (
    <div className={classes.join}>
      {join && (
        <div className={classes.joinCode}>
          <QrCode value={join.address} label={t('wall.qr', { address: join.shown })} />
        </div>
      )}
      <div className={classes.joinWords}>
        <h1 lang={contentLanguage(survey)}>{survey.title}</h1>
        <p>{t('wall.scan')}</p>
        {join && (
          <p className={classes.joinAddress}>
            <Address of={join.shown} />
          </p>
        )}
        {join?.withPassword && <p>{t('wall.password')}</p>}
        {join?.locked && <p className={classes.hint}>{t('wall.locked')}</p>}
        {state !== 'open' && <p className={classes.hint}>{t(`wall.state.${state}`)}</p>}
        <p className={classes.counter}>{t('wall.answers', { count: responses })}</p>
      </div>
    </div>
  );
}
