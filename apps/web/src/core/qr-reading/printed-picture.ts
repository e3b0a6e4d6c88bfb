/** Appearance of a printed code: its size relative to the picture, its ink of 1, and its turn in radians. */
interface Print {
  scale?: number;
  ink?: number;
  turn?: number;
}

/** Renders a code on white paper with a margin, the background of a code without its own. */
export function printedPicture(picture: HTMLCanvasElement, { scale = 1, ink = 1, turn = 0 }: Print = {}): ImageData {
  const [width, height] = [picture.width * scale, picture.height * scale];
  const side = Math.ceil(Math.max(width, height) * 1.12);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [side, side];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw on a canvas');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, side, side);
  context.globalAlpha = ink;
  context.translate(side / 2, side / 2);
  context.rotate(turn);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
  return context.getImageData(0, 0, side, side);
}
