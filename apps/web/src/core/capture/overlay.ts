/** Corner of the screen in which the camera picture is shown. */
export const CAMERA_CORNERS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;
export type CameraCorner = (typeof CAMERA_CORNERS)[number];

interface Overlay {
  screen: MediaStream;
  camera: MediaStream | undefined;
  place: CameraCorner;
  /** position of the pointer, in pixels of the screen; null: outside, or not provided by the browser */
  pointer: () => { x: number; y: number } | null;
}

export interface Composed {
  stream: MediaStream;
  stop(): void;
}

const FRAMES_PER_SECOND = 24;
/** A larger picture is more than 15 minutes of it may weigh. */
const MOST_PIXELS_WIDE = 1920;
const CAMERA_PART = 0.22;
const MARGIN_PART = 0.02;
const POINTER_PART = 0.028;

/** Draws the camera as a circle over the screen, and a ring around the pointer. */
export async function composePicture(overlay: Overlay): Promise<Composed> {
  const screen = await playing(overlay.screen);
  const camera = overlay.camera && (await playing(overlay.camera));
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { alpha: false })!;
  const draw = (): void => {
    fit(canvas, screen);
    context.drawImage(screen, 0, 0, canvas.width, canvas.height);
    const at = overlay.pointer();
    if (at) drawPointer(context, at.x * (canvas.width / screen.videoWidth), at.y * (canvas.height / screen.videoHeight));
    if (camera) drawCamera(context, camera, overlay.place);
  };
  draw();
  const ticks = new Worker(new URL('./ticks.worker.ts', import.meta.url), { type: 'module' });
  ticks.onmessage = () => {
    draw();
    ticks.postMessage(null);
  };
  ticks.postMessage(1000 / FRAMES_PER_SECOND);
  return {
    stream: canvas.captureStream(FRAMES_PER_SECOND),
    stop() {
      ticks.terminate();
      for (const video of [screen, camera]) if (video) video.srcObject = null;
    },
  };
}

async function playing(stream: MediaStream): Promise<HTMLVideoElement> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  await video.play();
  return video;
}

/** A window that is made larger while it is recorded is drawn into the same frame. */
function fit(canvas: HTMLCanvasElement, { videoWidth, videoHeight }: HTMLVideoElement): void {
  if (canvas.dataset['fits'] || videoWidth === 0) return;
  const scale = Math.min(1, MOST_PIXELS_WIDE / videoWidth);
  // Encoders want even numbers.
  canvas.width = 2 * Math.round((videoWidth * scale) / 2);
  canvas.height = 2 * Math.round((videoHeight * scale) / 2);
  canvas.dataset['fits'] = 'yes';
}

function drawPointer(context: CanvasRenderingContext2D, x: number, y: number): void {
  context.beginPath();
  context.arc(x, y, context.canvas.width * POINTER_PART, 0, 2 * Math.PI);
  context.fillStyle = 'rgb(254 191 50 / 0.45)';
  context.fill();
  context.lineWidth = 3;
  context.strokeStyle = '#c98602';
  context.stroke();
}

function drawCamera(context: CanvasRenderingContext2D, camera: HTMLVideoElement, place: CameraCorner): void {
  const { width, height } = context.canvas;
  const radius = (Math.min(width, height * 1.6) * CAMERA_PART) / 2;
  const gap = width * MARGIN_PART + radius;
  const x = place.endsWith('Left') ? gap : width - gap;
  const y = place.startsWith('top') ? gap : height - gap;
  const edge = Math.min(camera.videoWidth, camera.videoHeight);
  context.save();
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.clip();
  const [left, top] = [(camera.videoWidth - edge) / 2, (camera.videoHeight - edge) / 2];
  context.drawImage(camera, left, top, edge, edge, x - radius, y - radius, 2 * radius, 2 * radius);
  context.restore();
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.lineWidth = Math.max(3, radius * 0.06);
  context.strokeStyle = '#ffffff';
  context.stroke();
}
