import { useEffect, useState } from 'react';

export interface Device {
  id: string;
  /** empty until somebody allowed one of its kind */
  label: string;
}

export interface Devices {
  microphones: readonly Device[];
  cameras: readonly Device[];
}

/** Which devices there are, also after one was plugged in. @param allowed asks again once the browser tells their names */
export function useDevices(allowed: boolean): Devices {
  const [devices, setDevices] = useState<Devices>({ microphones: [], cameras: [] });
  useEffect(() => {
    const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
    if (!mediaDevices) return undefined;
    let there = true;
    const look = () =>
      void mediaDevices.enumerateDevices().then(
        (all) => there && setDevices({ microphones: ofKind(all, 'audioinput'), cameras: ofKind(all, 'videoinput') }),
        () => undefined,
      );
    look();
    mediaDevices.addEventListener('devicechange', look);
    return () => {
      there = false;
      mediaDevices.removeEventListener('devicechange', look);
    };
  }, [allowed]);
  return devices;
}

function ofKind(all: readonly MediaDeviceInfo[], kind: MediaDeviceKind): Device[] {
  // The browser's own choice stands in the list a second time.
  const own = new Set(['default', 'communications']);
  return all
    .filter((one) => one.kind === kind && one.deviceId !== '' && !own.has(one.deviceId))
    .map(({ deviceId: id, label }) => ({ id, label }));
}
