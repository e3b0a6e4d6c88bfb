import { useMemo } from 'react';
import classes from './QrCode.module.css';
import { qrShape } from './qr';

interface QrCodeProps {
  /** Content of the code, usually an address. */
  value: string;
  /** Name for screen readers; the address itself belongs beside it as text. */
  label: string;
  /** Height and width in px; without it the code fills its place. */
  size?: number;
}

/** A QR code, dark on white in every colour scheme. */
export function QrCode({ value, label, size }: QrCodeProps) {
  const shape = useMemo(() => qrShape(value), [value]);
  return (
    <svg
      viewBox={`0 0 ${shape.size} ${shape.size}`}
      {...(size === undefined ? {} : { width: size, height: size })}
      className={classes.code}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={shape.size} height={shape.size} fill="#FFFFFF" />
      <path d={shape.path} fill="#112121" />
    </svg>
  );
}
