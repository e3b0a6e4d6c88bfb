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

/** Files come as downloads unless a picture is asked for inside the page. */
function inline(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}inline`;
}
