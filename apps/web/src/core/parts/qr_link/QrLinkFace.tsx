import type { PartOf } from '@murmel/documents';
import { IconQrcode } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { QrCode } from '../../../ui/cards/QrCode';
import { Address } from '../../sharing/Address';
import { EmptyFace } from '../EmptyFace';
import type { PartProps } from '../part-screen';
import { useTexts } from '../texts';
import { displayAddress } from './display-address';
import classes from './qr-link.module.css';

/** A QR code with its address, to scan, to type and to click. */
export function QrLinkFace({ part }: PartProps<PartOf<'qr_link'>>) {
  return <Code part={part} className={classes.face} />;
}

/** On a phone the code cannot be scanned: the address is what counts. */
export function QrLinkReading({ part }: PartProps<PartOf<'qr_link'>>) {
  return <Code part={part} className={classes.reading} />;
}

/** Over the whole screen, for the last row. */
export function EnlargedQrLink({ part }: PartProps<PartOf<'qr_link'>>) {
  return <Code part={part} className={classes.enlarged} />;
}

function Code({
  part: {
    content: { address },
  },
  className,
}: PartProps<PartOf<'qr_link'>> & { className: string | undefined }) {
  const t = useTexts();
  if (address === null) return <EmptyFace icon={IconQrcode} hint={t('qr.empty')} />;
  const { before, large } = displayAddress(address);
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
