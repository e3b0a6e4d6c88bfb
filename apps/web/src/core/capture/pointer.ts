/** Position of the pointer on a recorded surface. Chrome provides it; other browsers only draw the pointer. */
interface SayingController extends EventTarget {
  oncapturedmousechange: unknown;
}

type Saying = Event & { surfaceX: number; surfaceY: number };

export interface WatchedPointer {
  /** goes into `getDisplayMedia`; undefined where the browser has none */
  controller: EventTarget | undefined;
  at: () => { x: number; y: number } | null;
}

/** True if the pointer can be highlighted here. */
export function pointerIsKnown(): boolean {
  const { CaptureController } = globalThis as { CaptureController?: { prototype: object } };
  return CaptureController !== undefined && 'oncapturedmousechange' in CaptureController.prototype;
}

export function watchPointer(): WatchedPointer {
  if (!pointerIsKnown()) return { controller: undefined, at: () => null };
  const { CaptureController } = globalThis as object as { CaptureController: new () => SayingController };
  const controller = new CaptureController();
  let place: { x: number; y: number } | null = null;
  controller.addEventListener('capturedmousechange', (event) => {
    const { surfaceX: x, surfaceY: y } = event as Saying;
    place = x < 0 || y < 0 ? null : { x, y };
  });
  return { controller, at: () => place };
}
