import { loadPicture } from '../../../ui/pictures/load-picture';

/**
 * Loads a picture between words, which keeps its room while it is on its way. When it does not come, its words stand there.
 * @param size as it was kept with the picture, in px
 * @returns ends it
 */
export function loadPictureInText(image: HTMLImageElement, address: string, size: Record<string, unknown>): () => void {
  const width = Number(size.width) || 0;
  const height = Number(size.height) || 0;
  if (width > 0 && height > 0) {
    image.width = width;
    image.height = height;
    // Before there is an address the two are no size yet.
    Object.assign(image.style, { width: `${width}px`, aspectRatio: `${width} / ${height}` });
  }
  return loadPicture(image, { address }, (state) => {
    image.dataset.state = state;
  });
}
