import { IconQrcode } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { Address } from '../../../../../core/sharing/Address';
import { QrCode } from '../../../../../ui/cards/QrCode';
import { useTeachingBoard } from '../../../board/teaching-board-context';
import type { CardProps } from '../../card-screen';
import { EmptyFace } from '../parts/EmptyFace';
import { useTexts } from '../texts';
import classes from './qr-link.module.css';
import { qrWords } from './qr-words';

/** A QR code with its address, to scan, to type and to click. */
export function QrLinkFace({ card }: CardProps<'qr_link'>) {
  return <Code card={card} className={classes.face} />;
}

/** On a phone nobody scans the phone: the address is what counts. */
export function QrLinkReading({ card }: CardProps<'qr_link'>) {
  return <Code card={card} className={classes.reading} />;
}

/** Over the whole screen, for the last row. */
export function EnlargedQrLink({ card }: CardProps<'qr_link'>) {
  return <Code card={card} className={classes.enlarged} />;
}

function Code({
  card: {
    content: { address },
  },
  className,
}: CardProps<'qr_link'> & { className: string | undefined }) {
  const t = useTexts();
  const { editable } = useTeachingBoard();
  if (address === null) return <EmptyFace icon={IconQrcode}>{editable && <p>{t('qr.empty')}</p>}</EmptyFace>;
  const { before, large } = qrWords(address);
  return (
    <div className={className} style={{ '--letters': Math.max(8, large.length), '--before': Math.max(16, before.length) } as CSSProperties}>
      <div className={classes.code}>
        <QrCode value={address} label={t('qr.code', { address: before + large })} />
      </div>
      <a className={classes.address} href={address} target="_blank" rel="noopener noreferrer">
        {before && <span className={classes.before}>{before}</span>}
        <strong className={classes.large} data-whole={before === '' || undefined}>
          <Address of={large} />
        </strong>
      </a>
    </div>
  );
}
