import { useState } from 'react';
import { usePinboard } from '../board/pinboard-context';

interface PictureProps {
  /** id of the file */
  file: string;
  alt: string;
  className: string | undefined;
}

/** A picture of this board as large as it was kept; the small one where the large one cannot be shown. */
export function Picture({ file, alt, className }: PictureProps) {
  const { fileUrl, thumbnailUrl } = usePinboard();
  const [small, setSmall] = useState(false);
  return (
    <img
      className={className}
      src={small ? thumbnailUrl(file) : inline(fileUrl(file))}
      alt={alt}
      draggable={false}
      onError={() => setSmall(true)}
    />
  );
}

/** Files come as downloads unless a picture is asked for inside the page. */
function inline(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}inline`;
}
