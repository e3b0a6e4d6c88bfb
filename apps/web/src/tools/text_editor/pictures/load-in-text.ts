import { loadPicture } from '../../../ui/pictures/load-picture';

/**
 * Loads a picture inside a text, and reserves its space meanwhile. Its alternative text is shown if it fails to load.
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
