import { useMemo } from 'react';
import classes from './QrCode.module.css';
import { codeDrawing } from './qr';

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
  const { width, height, inner } = useMemo(() => codeDrawing(value), [value]);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      {...(size === undefined ? {} : { width: size, height: size })}
      className={classes.code}
      role="img"
      aria-label={label}
      // Made of modules and numbers alone: the text is encoded, and nothing of it stands in the drawing.
      dangerouslySetInnerHTML={{ __html: inner }}
    />
  );
}
