import { LazyPicture } from '../../../ui/pictures/LazyPicture';
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
  const shown = { className, alt };
  return <LazyPicture {...shown} address={inline(fileUrl(file))} failed={() => <LazyPicture {...shown} address={thumbnailUrl(file)} />} />;
}

/** Requests the picture for inline display, because files are sent as downloads by default. */
function inline(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}inline`;
}
