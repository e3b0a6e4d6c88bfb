import type { PupilAccessEntry } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { QrCode } from '../../../ui/cards/QrCode';
import { Wordmark } from '../../../ui/marbles/Wordmark';
import { cardAddress } from '../join-address';
import { spacedCode } from '../spaced-code';
import classes from './print.module.css';
import { sheets } from './sheets';

export interface PrintedCodes {
  className: string;
  pupils: readonly PupilAccessEntry[];
  /** the class's own link, for pupils without a card of their own */
  joinAddress: string;
  /** address to type by hand */
  goAddress: string;
}

/** Cards to cut out, ten on a sheet of A4; none contains anything about another pupil. */
export function CodeCards({ className, pupils, joinAddress, goAddress }: PrintedCodes) {
  const { t } = useTranslation('classes');
  return sheets(pupils).map((sheet, index) => (
    <ul key={index} className={classes.sheet} aria-label={t('print.sheet', { number: index + 1 })}>
      {sheet.map(({ id, name, code, card }) => (
        <li key={id} className={classes.card}>
          <span className={classes.top}>
            <Wordmark size={20} />
            <span className={classes.className}>{className}</span>
          </span>
          <span className={classes.bottom}>
            <span className={classes.qr}>
              <QrCode value={card === null ? joinAddress : cardAddress(card)} label={t('cardQr', { name })} />
            </span>
            <span className={classes.words}>
              <span className={classes.name}>{name}</span>
              <strong className={classes.code}>{code && spacedCode(code)}</strong>
              <span className={classes.address}>{goAddress}</span>
            </span>
          </span>
          <span className={classes.hours}>{t('print.hours')}</span>
        </li>
      ))}
    </ul>
  ));
}
